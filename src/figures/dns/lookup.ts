/**
 * The servers that the resolver asks about www.example.test, depending on what's in its cache. It starts at
 * the nearest delegation it knows (RFC 1034, 5.3.3) and sends each server one label more than the name of
 * that server's zone (RFC 9156, 2). Names, addresses and times come from labs/dns.
 */

export type Party = 'You' | 'Resolver' | 'Servers';
export type Message = {from: Party; to: Party; text: string; arrives: number; learns?: string};

const NAME = 'www.example.test';
const ADDRESS = '198.51.100.20';
const ONE_WAY = {client: 5, servers: 20};

/** The servers, in the order in which the resolver asks them. */
const SERVERS = [
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
  send({from: 'You', to: 'Resolver', text: `You: where is ${NAME}?`}, ONE_WAY.client);
  for (const {who, asked, says, learns} of SERVERS.slice(known)) {
    const question = asked === NAME ? `where is ${asked}?` : `who keeps ${asked}?`;
    send({from: 'Resolver', to: 'Servers', text: `To ${who}: ${question}`}, ONE_WAY.servers);
    send({from: 'Servers', to: 'Resolver', text: `From ${who}: ${says}`, learns}, ONE_WAY.servers);
  }
  send({from: 'Resolver', to: 'You', text: `To you: ${ADDRESS}`}, ONE_WAY.client);
  return messages;
}
