// Measures how long lookups take. Runs in the lab's "client" namespace (see world.sh).
//
//   node measure.mjs FOLDER OUTDIR
//
// FOLDER holds the two resolvers' configurations (for unbound-control) and ca.pem. Writes
// OUTDIR/lookup-times.json and OUTDIR/transports.json: median, minimum and maximum in milliseconds.
import {execFileSync} from 'node:child_process';
import {createSocket} from 'node:dgram';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import http2 from 'node:http2';
import net from 'node:net';
import {join} from 'node:path';
import {performance} from 'node:perf_hooks';
import tls from 'node:tls';

const [folder = '', outdir = ''] = process.argv.slice(2);
const RUNS = 11;
const RESOLVERS = {validating: '203.0.113.53', plain: '203.0.113.54'};
const RESOLVER_NAME = 'dns.resolver.test';
const NAME = 'www.example.test';
const NO_ERROR = 0;
const ROUND_TRIPS = {stubToResolverMs: 10, resolverToServersMs: 40};

const ca = readFileSync(join(folder, 'ca.pem'));
const date = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}).format();

/** A query for NAME's A records, with recursion desired. */
function makeQuery() {
  const header = Buffer.from([0x12, 0x34, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  const labels = NAME.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)]));
  return Buffer.concat([header, ...labels, Buffer.from([0, 0, 1, 0, 1])]);
}

/** @param {Buffer} message */
function assertAnswer(message) {
  if ((message.readUInt8(3) & 0x0f) !== NO_ERROR || message.readUInt16BE(6) !== 1) {
    throw new Error(`Expected exactly one address record, but got: ${message.toString('hex')}`);
  }
}

/**
 * Each opens its own connection and returns `ask`, which resolves to a response, and `close`.
 *
 * @typedef {{ask: (query: Buffer) => Promise<Buffer>, close: () => unknown}} Connection
 * @type {Record<string, (address: string) => Promise<Connection>>}
 */
const TRANSPORTS = {
  async udp(address) {
    const socket = createSocket('udp4');
    return {
      async ask(query) {
        socket.send(query, 53, address);
        return (await once(socket, 'message'))[0];
      },
      close: () => socket.close(),
    };
  },
  async tcp(address) {
    const socket = net.connect({host: address, port: 53, noDelay: true});
    await once(socket, 'connect');
    return overStream(socket);
  },
  async dot(address) {
    return overStream(await connectTls(address, 853, 'dot'));
  },
  async doh(address) {
    const socket = await connectTls(address, 443, 'h2');
    const session = http2.connect(`https://${RESOLVER_NAME}`, {createConnection: () => socket});
    return {
      async ask(query) {
        const request = session.request({
          ':method': 'POST',
          ':path': '/dns-query',
          'content-type': 'application/dns-message',
          accept: 'application/dns-message',
        });
        request.end(query);
        return Buffer.concat(await request.toArray());
      },
      close: () => session.close(),
    };
  },
};

/**
 * @param {string} host
 * @param {number} port
 * @param {string} protocol
 */
async function connectTls(host, port, protocol) {
  const ALPNProtocols = [protocol];
  const socket = tls.connect({host, port, servername: RESOLVER_NAME, ca, ALPNProtocols});
  socket.setNoDelay();
  await once(socket, 'secureConnect');
  return socket;
}

/**
 * DNS over a stream: each message follows its length in two octets.
 *
 * @param {net.Socket} socket
 * @returns {Connection}
 */
function overStream(socket) {
  return {
    async ask(query) {
      socket.write(Buffer.concat([Buffer.from([0, query.length]), query]));
      let received = Buffer.alloc(0);
      while (received.length < 2 || received.length < 2 + received.readUInt16BE(0)) {
        received = Buffer.concat([received, (await once(socket, 'data'))[0]]);
      }
      return received.subarray(2);
    },
    close: () => socket.destroy(),
  };
}

/**
 * @template T
 * @param {() => Promise<T>} action
 * @returns {Promise<[milliseconds: number, result: T]>}
 */
async function timed(action) {
  const start = performance.now();
  const result = await action();
  return [performance.now() - start, result];
}

/**
 * Milliseconds until the first answer, including connecting, and until a second one.
 *
 * @param {string} transport
 * @param {string} address
 */
async function measure(transport, address) {
  const query = makeQuery();
  const [opened, connection] = await timed(() =>
    /** @type {typeof TRANSPORTS[string]} */ (TRANSPORTS[transport])(address),
  );
  const [first, answer] = await timed(() => connection.ask(query));
  assertAnswer(answer);
  const [second] = await timed(() => connection.ask(query));
  connection.close();
  return {first: opened + first, second};
}

/** @param {number[]} values */
function summary(values) {
  const sorted = values.toSorted((a, b) => a - b).map((value) => Math.round(value * 10) / 10);
  return {median: sorted[Math.floor(sorted.length / 2)], least: sorted[0], most: sorted.at(-1)};
}

/** @param {string} resolver @param {...string} command */
function control(resolver, ...command) {
  execFileSync('unbound-control', ['-q', '-c', join(folder, `${resolver}.conf`), ...command]);
}

/** What the resolver still knows, and the command that makes it forget the rest. */
const STATES = [
  {knows: 'the root servers', forget: ['flush_zone', 'test']},
  {knows: 'the servers of test', forget: ['flush_zone', 'example.test']},
  {knows: 'the servers of example.test', forget: ['flush', NAME]},
  {knows: 'the answer', forget: null},
];

async function measureStates() {
  const states = [];
  for (const {knows, forget} of STATES) {
    const times = {validating: /** @type {number[]} */ ([]), plain: /** @type {number[]} */ ([])};
    for (let run = 0; run < RUNS; run += 1) {
      for (const resolver of /** @type {(keyof typeof RESOLVERS)[]} */ (Object.keys(RESOLVERS))) {
        if (forget) control(resolver, ...forget);
        times[resolver].push((await measure('udp', RESOLVERS[resolver])).first);
      }
    }
    states.push({knows, plain: summary(times.plain), validating: summary(times.validating)});
  }
  return states;
}

async function measureTransports() {
  /** @type {Record<string, {first: object, second: object}>} */
  const transports = {};
  for (const transport of Object.keys(TRANSPORTS)) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await measure(transport, RESOLVERS.validating));
    }
    transports[transport] = {
      first: summary(runs.map(({first}) => first)),
      second: summary(runs.map(({second}) => second)),
    };
  }
  return transports;
}

/** @param {string} name @param {object} data */
function write(name, data) {
  const about = {date, runs: RUNS, unit: 'ms', ...ROUND_TRIPS};
  writeFileSync(join(outdir, name), `${JSON.stringify({...about, ...data}, null, 2)}\n`);
}

// Looks everything up once, so both resolvers have contacted every server.
for (const address of Object.values(RESOLVERS)) await measure('udp', address);
write('lookup-times.json', {states: await measureStates()});
write('transports.json', {transports: await measureTransports()});
process.exit();
