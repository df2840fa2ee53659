/** The terms of the notes: one sentence each, and the document that decides what the word means. */

export type GlossaryTerm = {
  /** What a note writes: `<Term id="rrset">`. */
  id: string;
  term: string;
  /** One sentence, in words that a reader of the notes knows. */
  definition: string;
  source: {label: string; url: string};
};

type Source = GlossaryTerm['source'];

const rfc = (number: number, section?: string): Source => ({
  label: `RFC ${number}${section ? `, ${section}` : ''}`,
  url: `https://www.rfc-editor.org/rfc/rfc${number}${section ? `#section-${section}` : ''}`,
});
const html = (section: string, address: string): Source => ({
  label: `HTML Standard, "${section}"`,
  url: `https://html.spec.whatwg.org/multipage/${address}`,
});
const dom = (section: string, id: string): Source => ({
  label: `DOM Standard, "${section}"`,
  url: `https://dom.spec.whatwg.org/#${id}`,
});
const fetch = (section: string, id: string): Source => ({
  label: `Fetch Standard, "${section}"`,
  url: `https://fetch.spec.whatwg.org/#${id}`,
});
const url = (section: string, id: string): Source => ({
  label: `URL Standard, "${section}"`,
  url: `https://url.spec.whatwg.org/#${id}`,
});
const w3c = (label: string, address: string): Source => ({
  label,
  url: `https://www.w3.org/TR/${address}`,
});
const RENDERING_NG: Source = {
  label: 'Chrome for Developers, "RenderingNG architecture"',
  url: 'https://developer.chrome.com/docs/chromium/renderingng-architecture',
};
const PROCESS_MODEL: Source = {
  label: 'Chromium, "Process Model and Site Isolation"',
  url: 'https://chromium.googlesource.com/chromium/src/+/main/docs/process_model_and_site_isolation.md',
};

const term = (id: string, name: string, definition: string, source: Source): GlossaryTerm => ({
  id,
  term: name,
  definition,
  source,
});

const network: GlossaryTerm[] = [
  term(
    'router',
    'router',
    'A machine that passes on packets which are not addressed to itself.',
    rfc(8200, '2'),
  ),
  term(
    'packet',
    'packet',
    'An IP header together with the data behind it: the unit that routers forward.',
    rfc(8200, '2'),
  ),
  term(
    'autonomous-system',
    'autonomous system',
    'A set of routers under one administration that shows the outside one consistent picture of the destinations it can reach.',
    rfc(4271, '1.1'),
  ),
  term(
    'mtu',
    'maximum transmission unit',
    'The size in bytes of the largest packet that a link can carry whole.',
    rfc(8200, '2'),
  ),
  term(
    'ip-address',
    'IP address',
    'A number of 32 or 128 bits that identifies an interface, so that packets can be sent to it.',
    rfc(4291, '2'),
  ),
  term(
    'port',
    'port',
    'A number beside an address that says which program or conversation on the machine is meant.',
    rfc(9293, '4'),
  ),
  term(
    'prefix',
    'prefix',
    'The leading bits that a block of addresses has in common, written as an address and their number.',
    rfc(4291, '2.3'),
  ),
  term(
    'dhcp',
    'DHCP',
    'The protocol by which a host that joins a network asks for an address and for what else it needs to know there.',
    rfc(2131, '1'),
  ),
  term(
    'slaac',
    'stateless address autoconfiguration',
    'Making an IPv6 address of one’s own from the prefix that a router announces and bits that the host adds.',
    rfc(4862, '1'),
  ),
  term(
    'arp',
    'ARP',
    'The protocol by which a host asks its link for the link-layer address that belongs to an IPv4 address.',
    rfc(826),
  ),
  term(
    'nat',
    'network address translation',
    'Rewriting the addresses, and mostly the ports, of packets on their way between two networks.',
    rfc(3022),
  ),
  term(
    'anycast',
    'anycast',
    'Announcing one address from several places, so that routing takes each packet to one of them.',
    rfc(4786, '2'),
  ),
  term(
    'hop-limit',
    'hop limit',
    'A number in each packet that every router lowers by one; at zero the packet is dropped.',
    rfc(8200, '3'),
  ),
  term(
    'icmp',
    'ICMP',
    'The protocol in which routers and hosts report errors about packets and answer simple questions such as a ping.',
    rfc(4443, '1'),
  ),
  term(
    'segment',
    'segment',
    'The unit that TCP sends: a TCP header and some bytes of the stream.',
    rfc(9293, '4'),
  ),
  term(
    'flow-control',
    'flow control',
    'The receiver limits how much the sender may send, so that its buffers do not overflow.',
    rfc(9293, '3.8.6'),
  ),
  term(
    'congestion-control',
    'congestion control',
    'The sender adapts how much data is under way to what the network can carry.',
    rfc(5681, '3'),
  ),
  term(
    'round-trip-time',
    'round-trip time',
    'The time from sending something until the answer to it is there.',
    rfc(9002, '5'),
  ),
  term(
    'tls',
    'TLS',
    'A protocol that lets two ends talk so that nobody between them can read what they say, or change or forge it unnoticed.',
    rfc(9846, '1'),
  ),
  term(
    'sni',
    'server name indication',
    'A part of the first TLS message in which the client names the host that it wants.',
    rfc(6066, '3'),
  ),
  term(
    'ech',
    'Encrypted ClientHello',
    'A TLS extension that encrypts the first message, and with it the name of the site, under a key that the server has published.',
    rfc(9849, '1'),
  ),
];

const http: GlossaryTerm[] = [
  term(
    'user-agent',
    'user agent',
    'Any program that starts requests on behalf of a user, such as a browser, a crawler or a command-line tool.',
    rfc(9110, '3.5'),
  ),
  term(
    'origin-server',
    'origin server',
    'The program that can give the authoritative response for a resource.',
    rfc(9110, '3.6'),
  ),
  term(
    'gateway',
    'gateway',
    'An intermediary, also called reverse proxy, that acts as an origin server towards the client and passes requests on to servers behind it.',
    rfc(9110, '3.7'),
  ),
  term(
    'cache',
    'cache',
    'A store of earlier responses that may be used to answer later equivalent requests.',
    rfc(9110, '3.8'),
  ),
  term('resource', 'resource', 'Whatever a URL identifies.', rfc(9110, '3.1')),
  term(
    'representation',
    'representation',
    'Data and fields that show a past, present or wished state of a resource in a form that can be sent.',
    rfc(9110, '3.2'),
  ),
  term(
    'field',
    'field',
    'A name with a value, sent before the content (header field) or after it (trailer field).',
    rfc(9110, '5'),
  ),
  term(
    'safe-method',
    'safe method',
    'A method whose meaning is to read only: the client asks for no change on the server.',
    rfc(9110, '9.2.1'),
  ),
  term(
    'idempotent-method',
    'idempotent method',
    'A method of which several identical requests are meant to have the same effect on the server as one.',
    rfc(9110, '9.2.2'),
  ),
  term(
    'content-negotiation',
    'content negotiation',
    'Choosing among the representations of a resource by what the client says it prefers.',
    rfc(9110, '12'),
  ),
  term(
    'validation',
    'validation',
    'Asking the server by a conditional request whether a stored response may still be used.',
    rfc(9111, '4.3'),
  ),
  term(
    'entity-tag',
    'entity tag',
    'An opaque label by which a server tells one version of a representation from another.',
    rfc(9110, '8.8.3'),
  ),
  term(
    'cookie',
    'cookie',
    'A name and a value that a server gives to a user agent, which sends them back with later requests.',
    rfc(10025),
  ),
  term(
    'origin',
    'origin',
    'Scheme, host and port together: the unit of trust for scripts and for what they may read.',
    html('Origin', 'browsers.html#origin'),
  ),
  term(
    'cors',
    'CORS',
    'The fields by which a server allows scripts of other origins to read its responses.',
    fetch('CORS protocol', 'http-cors-protocol'),
  ),
  term(
    'preflight',
    'preflight',
    'An OPTIONS request by which a browser asks whether the request that a script wants to make is allowed.',
    fetch('CORS protocol', 'cors-preflight-request'),
  ),
  term(
    'hsts',
    'HSTS',
    'A field by which a site tells user agents to reach it over secure connections only, for a given time.',
    rfc(6797, '5'),
  ),
  term(
    'alpn',
    'ALPN',
    'A part of the TLS handshake in which both ends agree on the protocol to be spoken over the connection.',
    rfc(7301, '1'),
  ),
  term(
    'cdn',
    'content delivery network',
    'Caches in many places that work together to deliver content from near the user.',
    rfc(6707, '1.1'),
  ),
];

const quic: GlossaryTerm[] = [
  term(
    'quic',
    'QUIC',
    'An encrypted transport over UDP that carries many independent streams in one connection.',
    rfc(9000, '1'),
  ),
  term(
    'quic-packet',
    'QUIC packet',
    'The unit that QUIC encrypts and numbers; a UDP datagram holds one or more.',
    rfc(9000, '1.2'),
  ),
  term(
    'quic-frame',
    'frame (QUIC)',
    "One piece of a packet's payload, such as stream data, an acknowledgement or a limit.",
    rfc(9000, '12.4'),
  ),
  term(
    'stream',
    'stream',
    'An ordered run of bytes within a connection, delivered without regard to other streams.',
    rfc(9000, '2'),
  ),
  term(
    'connection-id',
    'connection ID',
    'A label in QUIC packets that says which connection they belong to, whatever address they come from.',
    rfc(9000, '5.1'),
  ),
  term(
    'migration',
    'connection migration',
    'Carrying an open connection over to another address or network path.',
    rfc(9000, '9'),
  ),
  term(
    'head-of-line-blocking',
    'head-of-line blocking',
    'Data that has arrived must wait for earlier data that is missing, though it does not depend on it.',
    rfc(9114, '1.1'),
  ),
  term(
    'zero-rtt',
    '0-RTT',
    'Sending data in the very first flight, under a key from an earlier connection.',
    rfc(9846, '2.3'),
  ),
  term(
    'session-ticket',
    'session ticket',
    'What a TLS server hands a client so that a later connection can be set up from the keys of this one.',
    rfc(9846, '2.2'),
  ),
  term(
    'middlebox',
    'middlebox',
    'A box on the path that does more than forward packets, such as a firewall or a NAT.',
    rfc(3234, '1.1'),
  ),
  term(
    'qpack',
    'QPACK',
    'The compression of fields in HTTP/3, made for streams that may overtake each other.',
    rfc(9204, '1'),
  ),
  term(
    'alt-svc',
    'alternative service',
    'Another place or protocol, announced by an origin, under which the same resources can be had.',
    rfc(7838, '2'),
  ),
];

const names: GlossaryTerm[] = [
  term(
    'domain-name',
    'domain name',
    'An ordered list of labels that leads from a node of the name tree up to its root.',
    rfc(9499, '2'),
  ),
  term(
    'label',
    'label',
    'One part of a domain name, of at most 63 octets; each node of the tree has one.',
    rfc(9499, '2'),
  ),
  term(
    'top-level-domain',
    'top-level domain',
    'A domain directly below the root, such as org or jp.',
    rfc(9499, '2'),
  ),
  term(
    'subdomain',
    'subdomain',
    'A domain that is contained in another one, as www.example.test is in example.test.',
    rfc(9499, '2'),
  ),
  term(
    'public-suffix',
    'public suffix',
    'The ending of a host below which different parties hold names, as listed in the Public Suffix List.',
    url('Host miscellaneous', 'host-miscellaneous'),
  ),
  term(
    'registrable-domain',
    'registrable domain',
    "A host's public suffix with one label more: the part that one party holds.",
    url('Host miscellaneous', 'host-miscellaneous'),
  ),
  term(
    'site',
    'site',
    'A scheme with a registrable domain, or with the host where there is none: a wider unit than an origin.',
    html('Sites', 'browsers.html#sites'),
  ),
  term(
    'idn',
    'internationalized domain name',
    'A domain name with characters beyond ASCII, which DNS carries in an ASCII form.',
    rfc(9499, '2'),
  ),
  term(
    'a-label',
    'A-label',
    'The ASCII form of an internationalized label, which begins with xn--.',
    rfc(5890, '2.3.2.1'),
  ),
  term(
    'epp',
    'EPP',
    'The protocol in which registrars tell registries to create, renew, change or move registrations.',
    rfc(9499, '9'),
  ),
  term(
    'rdap',
    'RDAP',
    'A protocol that answers questions about registrations over HTTP, in JSON.',
    rfc(9499, '9'),
  ),
  term(
    'certificate',
    'certificate',
    'A statement, signed by an authority, that a public key belongs to a name.',
    rfc(5280, '3.1'),
  ),
  term(
    'acme',
    'ACME',
    "A protocol by which a server proves control of a name and gets a certificate without a person's help.",
    rfc(8555, '1'),
  ),
  term(
    'caa',
    'CAA record',
    'A DNS record that names the authorities which may issue certificates for a name.',
    rfc(8659, '1'),
  ),
];

const dns: GlossaryTerm[] = [
  term(
    'zone',
    'zone',
    'A connected part of the name tree that is administered, and served, as one unit.',
    rfc(9499, '7'),
  ),
  term('zone-apex', 'zone apex', 'The topmost name of a zone.', rfc(9499, '7')),
  term(
    'zone-cut',
    'zone cut',
    'The place in the tree where one zone ends and a zone below it begins.',
    rfc(9499, '7'),
  ),
  term(
    'delegation',
    'delegation',
    'NS records in a parent zone that hand the names below a node to other servers.',
    rfc(9499, '7'),
  ),
  term(
    'authoritative-server',
    'authoritative server',
    'A server that knows the content of a zone from its own data and answers for it.',
    rfc(9499, '6'),
  ),
  term(
    'glue',
    'glue',
    "Addresses of a child zone's servers, given out by the parent because they could not be found otherwise.",
    rfc(9499, '7'),
  ),
  term(
    'stub-resolver',
    'stub resolver',
    'A resolver that leaves the whole work of resolution to another one.',
    rfc(9499, '6'),
  ),
  term(
    'recursive-resolver',
    'recursive resolver',
    'A resolver that finds the complete answer for a client, asking other servers where its cache does not know.',
    rfc(9499, '6'),
  ),
  term(
    'referral',
    'referral',
    'A response in which a server that is not authoritative for the name sends the asker to servers nearer to it.',
    rfc(9499, '4'),
  ),
  term(
    'priming',
    'priming',
    "A resolver's first query to a root server, for the present list of root servers.",
    rfc(9609, '3'),
  ),
  term(
    'qname-minimisation',
    'QNAME minimisation',
    'Sending each server no more of the name than it needs to give the next referral.',
    rfc(9156, '2'),
  ),
  term(
    'edns',
    'EDNS',
    'An extension that lets DNS messages be larger and carry more flags and options.',
    rfc(6891, '6.1'),
  ),
  term(
    'rrset',
    'RRset',
    'All resource records with the same name, class and type.',
    rfc(9499, '5'),
  ),
  term(
    'ttl',
    'TTL',
    'The number of seconds for which a record may be kept in a cache.',
    rfc(9499, '5'),
  ),
  term(
    'cname',
    'CNAME record',
    'A record that makes its name an alias of another name.',
    rfc(1034, '3.6.2'),
  ),
  term(
    'nodata',
    'NODATA',
    'A response without an error and without an answer: the name exists, but has no record of that type.',
    rfc(9499, '3'),
  ),
  term(
    'dnssec',
    'DNSSEC',
    'Signatures on DNS data, by which a resolver can tell whether an answer is genuine.',
    rfc(9499, '10'),
  ),
  term(
    'https-record',
    'HTTPS record',
    "A DNS record that says how a name's HTTPS service can be reached.",
    rfc(9460, '9'),
  ),
];

const browser: GlossaryTerm[] = [
  term(
    'sandbox',
    'sandbox',
    'Limits, kept by the operating system, on what a process may read, write and talk to.',
    PROCESS_MODEL,
  ),
  term(
    'navigation',
    'navigation',
    'Replacing the document in a tab or frame by another one.',
    html('Beginning navigation', 'browsing-the-web.html#beginning-navigation'),
  ),
  term(
    'service-worker',
    'service worker',
    "A script of a site, without a page of its own, that can answer the requests of the site's pages.",
    w3c('Service Workers, "Service Worker"', 'service-workers/#service-worker-concept'),
  ),
  term(
    'speculative-parser',
    'speculative parser',
    'A parser that runs ahead of a waiting one, to find what can be fetched early.',
    html('Speculative HTML parsing', 'parsing.html#speculative-html-parsing'),
  ),
  term(
    'render-blocking',
    'render-blocking',
    'Said of an element for which the browser waits before it shows the document.',
    html('Render-blocking mechanism', 'dom.html#render-blocking-mechanism'),
  ),
  term(
    'computed-style',
    'computed style',
    'The values of all properties of an element after cascade and inheritance, as far as they are known without layout.',
    w3c('CSS Cascade 5, 4.4', 'css-cascade-5/#computed'),
  ),
  term(
    'display-list',
    'display list',
    'The drawing commands that paint writes down, for raster to carry out.',
    RENDERING_NG,
  ),
  term(
    'compositor',
    'compositor thread',
    'The thread that puts finished layers together, and scrolls and animates them without the main thread.',
    RENDERING_NG,
  ),
  term(
    'event-loop',
    'event loop',
    'What runs the tasks of a page one after the other and renders between them.',
    html('Event loops', 'webappapis.html#event-loops'),
  ),
  term(
    'task',
    'task',
    "A piece of work in the event loop, such as a timer's callback, that runs to its end before the next.",
    html('Event loops', 'webappapis.html#concept-task'),
  ),
  term(
    'microtask',
    'microtask',
    "A piece of work, such as a promise's reaction, that runs as soon as the script now running has ended.",
    html('Event loops', 'webappapis.html#microtask'),
  ),
];

const markup: GlossaryTerm[] = [
  term(
    'dom',
    'DOM',
    'The tree of nodes that stands for a document in memory, and the interfaces by which scripts use it.',
    dom('Nodes', 'nodes'),
  ),
  term(
    'tag',
    'tag',
    'A piece of source text in angle brackets that starts or ends an element.',
    html('Start tags', 'syntax.html#start-tags'),
  ),
  term(
    'attribute',
    'attribute',
    "A name with a value that is written in an element's start tag.",
    html('Attributes', 'syntax.html#attributes-2'),
  ),
  term(
    'void-element',
    'void element',
    'An element that can have no content and therefore has no end tag, such as br.',
    html('Elements', 'syntax.html#void-elements'),
  ),
  term(
    'character-reference',
    'character reference',
    'A name or number between & and ; that stands for a character.',
    html('Character references', 'syntax.html#character-references'),
  ),
  term(
    'quirks-mode',
    'quirks mode',
    'A mode in which a document without a proper doctype is treated as browsers did before the standards.',
    dom('Interface Document', 'concept-document-quirks'),
  ),
  term(
    'parse-error',
    'parse error',
    'A place where the source breaks the syntax; the standard says what the parser does there.',
    html('Parse errors', 'parsing.html#parse-errors'),
  ),
  term(
    'content-model',
    'content model',
    'The rule that says what an element may contain.',
    html('Content models', 'dom.html#content-models'),
  ),
  term(
    'phrasing-content',
    'phrasing content',
    'Text, and the elements that mark up text within a paragraph.',
    html('Phrasing content', 'dom.html#phrasing-content'),
  ),
  term(
    'role',
    'role',
    'What an element is to assistive technology, such as a button or a heading.',
    w3c('WAI-ARIA 1.2, "Role"', 'wai-aria-1.2/#dfn-role'),
  ),
  term(
    'landmark',
    'landmark',
    'A region of a page, such as its navigation, to which users of assistive technology can jump.',
    w3c('WAI-ARIA 1.2, "Landmark"', 'wai-aria-1.2/#dfn-landmark'),
  ),
  term(
    'accessibility-tree',
    'accessibility tree',
    'The tree of roles, names and states that a browser makes from a page for assistive technology.',
    w3c('WAI-ARIA 1.2, "Accessibility Tree"', 'wai-aria-1.2/#accessibility_tree'),
  ),
];

export const glossary: readonly GlossaryTerm[] = [
  ...network,
  ...http,
  ...quic,
  ...names,
  ...dns,
  ...browser,
  ...markup,
];
