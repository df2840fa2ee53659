/**
 * The servers that the resolver asks about www.example.test, depending on what's in its cache. It starts at
 * the nearest delegation it knows (RFC 1034, 5.3.3) and sends each server one label more than the name of
 * that server's zone (RFC 9156, 2). Names, addresses and times come from labs/dns.
 */

export type Party = 'You' | 'Resolver' | 'Servers';
export type Message = {
  from: Party;
  to: Party;
  /** The server that sends or receives the message. */
  server?: string;
  says: string;
  /** Milliseconds since the start. */
  arrives: number;
  /** What the message adds to the resolver's cache. */
  learns?: string;
};

const NAME = 'www.example.test';
const ADDRESS = '198.51.100.20';
const ONE_WAY = {client: 5, servers: 20};

/** The servers, in the order in which the resolver asks them. */
export const SERVERS = [
  {
    who: 'the root',
    asked: 'test',
    says: 'ask a.nic.test, 192.0.2.2',
    learns: 'the servers of test',
  },
  {
    who: 'a.nic.test',
    asked: 'example.test',
    says: 'ask ns1, 192.0.2.53',
    learns: 'the servers of example.test',
  },
  {
    who: 'ns1',
    asked: NAME,
    says: `${ADDRESS}, for 300 s`,
    learns: `the address of ${NAME}`,
  },
] as const;

/** What a resolver can know at the start: from the root servers alone to the answer itself. */
export const KNOWN = ['the root servers', ...SERVERS.map(({learns}) => learns)];

/** @param known how many steps of the walk the resolver already knows: 0 to 3 */
export function messagesOf(known: number): Message[] {
  const messages: Message[] = [];
  let now = 0;
  const send = (message: Omit<Message, 'arrives'>, takes: number) => {
    now += takes;
    messages.push({...message, arrives: now});
  };
  send({from: 'You', to: 'Resolver', says: `where is ${NAME}?`}, ONE_WAY.client);
  for (const {who: server, asked, says, learns} of SERVERS.slice(known)) {
    const question = asked === NAME ? `where is ${asked}?` : `who keeps ${asked}?`;
    send({from: 'Resolver', to: 'Servers', server, says: question}, ONE_WAY.servers);
    send({from: 'Servers', to: 'Resolver', server, says, learns}, ONE_WAY.servers);
  }
  send({from: 'Resolver', to: 'You', says: ADDRESS}, ONE_WAY.client);
  return messages;
}

/** @returns A message in words: `To the root: who keeps test?` */
export function textOf({to, server, says}: Message): string {
  const who = server
    ? `${to === 'Servers' ? 'To' : 'From'} ${server}`
    : to === 'You'
      ? 'To you'
      : 'You';
  return `${who}: ${says}`;
}

/** A message as it's drawn, shortened: `test?`, `ask ns1`. */
export const drawnOf = ({says}: Message): string =>
  says.replace(/^(?:where is|who keeps) |, .*/g, '');

/** @returns A lookup's duration and number of messages: `130 ms, 8 messages` */
export function totalOf(known: number): string {
  const messages = messagesOf(known);
  return `${messages.at(-1)!.arrives} ms, ${messages.length}\u00a0messages`;
}

/**
 * @returns The step's message and what the resolver learns from it; at the end, the total and another total
 *   for comparison.
 */
export function sayStep(known: number, step: number): string {
  const messages = messagesOf(known);
  const message = messages[step - 1]!;
  const text = textOf(message);
  if (step === messages.length) {
    const compared = known > 0 ? ` Starting from the root alone: ${totalOf(0)}.` : '';
    return `${text}. Total: ${totalOf(known)}.${compared}`;
  }
  const news = message.learns ? `. Cached: ${message.learns}.` : '';
  return `${text} (after ${message.arrives} ms)${news}`;
}
