import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createPlainServer, type LookupFunction } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { OutgoingClient, OutgoingError } from './outgoing.ts';

/** A DNS resolver that returns the entries of a table, one after another. */
function names(table: Record<string, string[]>): LookupFunction & { asked: string[] } {
  const asked: string[] = [];
  const lookup = ((host: string, options: { all?: boolean }, done: (...args: unknown[]) => void) => {
    asked.push(host);
    const list = table[host];
    if (!list) return void done(Object.assign(new Error('no such host'), { code: 'ENOTFOUND' }));
    const found = (list.length > 1 ? list.shift()! : list[0]!)
      .split(' ')
      .map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  }) as LookupFunction;
  return Object.assign(lookup, { asked });
}

async function serving(listener: RequestListener): Promise<{ port: number; requests: () => number }> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, requests: () => requests };
}

/** A port that responds with these bytes only. */
async function getStatus(answer: string): Promise<number> {
  const server = createPlainServer((socket) => void socket.once('data', () => socket.write(answer)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const message = { headers: { 'x-test': '1' }, body: '{}' };
const failure = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error as OutgoingError).failure,
  );

/** All spellings of addresses that must be rejected. */
const PRIVATE = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://0.0.0.0/',
  'https://10.1.2.3/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://168.63.129.16/',
  'https://192.0.0.192/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[2002:7f00:1::]/',
  'https://[::127.0.0.1]/',
  'https://oldest.test/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[ff02::1]/',
  'https://private.test/',
  'https://private.test./',
  'https://mixed.test/',
  'https://sixes.test/',
];
const TABLE = {
  'private.test': ['10.0.0.7'],
  'private.test.': ['10.0.0.7'],
  'mixed.test': ['93.184.216.34 127.0.0.1'],
  'sixes.test': ['::ffff:192.168.0.1'],
  'oldest.test': ['::7f00:1'],
  'public.test': ['93.184.216.34'],
};

describe('private networks', () => {
  test.each(PRIVATE)('%s is rejected when it is entered and when it is called', async (address) => {
    const client = new OutgoingClient({ trustedHosts: [], lookup: names(TABLE) });
    expect(await client.findFault(address)).toBe('PRIVATE');
    expect(await failure(client.post(address, message))).toBe('REFUSED_ADDRESS');
  });

  test('a host name that resolves to a private address after the check is not called (DNS rebinding)', async () => {
    const inside = await serving((_, response) => response.end('secret'));
    const lookup = names({ 'rebinding.test': ['93.184.216.34', '127.0.0.1'] });
    const client = new OutgoingClient({ trustedHosts: [], lookup });
    const address = `https://rebinding.test:${inside.port}/`;
    expect(await client.findFault(address)).toBeUndefined();
    expect(await failure(client.post(address, message))).toBe('REFUSED_ADDRESS');
    // The connection uses the checked addresses and does not resolve the name again
    expect(lookup.asked).toHaveLength(2);
    expect(inside.requests()).toBe(0);
  });
});

test.each([
  ['not an address', 'FORM'],
  ['/path', 'FORM'],
  ['file:///etc/passwd', 'FORM'],
  ['gopher://public.test/', 'FORM'],
  ['https://public.test/#part', 'FORM'],
  ['https://public.test/\u0000', 'FORM'],
  [`https://public.test/${'x'.repeat(500)}`, 'FORM'],
  [`https://public.test/${'ữ'.repeat(100)}`, 'FORM'],
  ['http://public.test/', 'NOT_HTTPS'],
  ['https://user:secret@public.test/', 'CREDENTIALS'],
  ['https://public.test:22/', 'PORT'],
  ['https://nowhere.test/', 'UNKNOWN_HOST'],
  ['https://public.test/hook?x=1', undefined],
  ['https://public.test:8443/', undefined],
])('%s: %s', async (address, fault) => {
  const client = new OutgoingClient({ trustedHosts: [], lookup: names(TABLE), timeoutMs: 1000 });
  expect(await client.findFault(address)).toBe(fault);
  if (fault && fault !== 'UNKNOWN_HOST')
    expect(await failure(client.post(address, message))).toBe('REFUSED_ADDRESS');
});

describe('a host that an operator trusts', () => {
  test('receives each message once, without cookies', async () => {
    let seen: unknown;
    const server = await serving((request, response) => {
      seen = request.headers;
      response.setHeader('set-cookie', 'a=1');
      response.end('ok');
    });
    const host = `127.0.0.1:${server.port}`;
    const client = new OutgoingClient({ trustedHosts: [host] });
    const send = () => client.post(`http://${host}/x`, message);
    expect(await client.findFault(`http://${host}/x`)).toBeUndefined();
    expect(await send()).toEqual({ status: 200, text: 'ok' });
    await send();
    expect(seen).toMatchObject({ 'x-test': '1', 'content-type': 'application/json; charset=utf-8' });
    expect(seen).not.toHaveProperty('cookie');
    expect(await client.findFault(`http://127.0.0.1:${server.port + 1}/x`)).toBe('NOT_HTTPS');
  });

  test('is not called again if it returns a redirect', async () => {
    const inside = await serving((_, response) => response.end('secret'));
    const server = await serving((_, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${inside.port}/` }).end(),
    );
    const client = new OutgoingClient({ trustedHosts: ['127.0.0.1'] });
    expect(await client.post(`http://127.0.0.1:${server.port}/`, message)).toEqual({ status: 307, text: '' });
    expect(inside.requests()).toBe(0);
  });

  test('has at most 4,096 bytes of its response read, as text that the database can store', async () => {
    const server = await serving((_, response) => {
      response.write('\u0000ữ'.repeat(500));
      const more = setInterval(() => response.write('x'.repeat(10_000)), 1);
      response.on('close', () => clearInterval(more));
    });
    const client = new OutgoingClient({ trustedHosts: ['127.0.0.1'] });
    const { text } = await client.post(`http://127.0.0.1:${server.port}/`, message);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4096);
    expect(text).toMatch(/^ữữữ/);
    expect(text).not.toContain('\u0000');
  });

  test.each([
    ['does not respond', (): void => undefined],
    [
      'responds byte by byte',
      (response: Parameters<RequestListener>[1]): void => {
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('times out if it %s', async (_, answer) => {
    const server = await serving((_request, response) => answer(response));
    const client = new OutgoingClient({ trustedHosts: ['127.0.0.1'], timeoutMs: 200 });
    expect(await failure(client.post(`http://127.0.0.1:${server.port}/`, message))).toBe('TIMEOUT');
  });

  test('has responded if it changes the protocol', async () => {
    const raw = await getStatus(
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    );
    const client = new OutgoingClient({ trustedHosts: ['127.0.0.1'], timeoutMs: 500 });
    expect(await client.post(`http://127.0.0.1:${raw}/`, message)).toEqual({ status: 101, text: '' });
  });

  test('is distinguished from an unreachable one if it has no TLS', async () => {
    const server = await serving((_, response) => response.end());
    const client = new OutgoingClient({ trustedHosts: ['127.0.0.1'] });
    expect(await failure(client.post(`https://127.0.0.1:${server.port}/`, message))).toBe('TLS');
    expect(await failure(client.post('http://127.0.0.1:9/', message))).toBe('CONNECTION');
    const unknown = new OutgoingClient({ trustedHosts: [], lookup: names({}) });
    expect(await failure(unknown.post('https://nowhere.test/', message))).toBe('UNKNOWN_HOST');
  });
});

/** Files that connect only to addresses from the operator's settings, or open a port on this machine. */
const FIXED_ADDRESSES = [
  'database/embedded/cluster.ts',
  'features/accounts/google/google-provider.ts',
  'features/e-invoices/provider/index.ts',
  'features/payments/gateways/index.ts',
  'platform/db/listener.ts',
  'platform/http/outgoing.ts',
];

test('only the outgoing client and files with fixed addresses open connections', () => {
  const source = join(import.meta.dirname, '..', '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.ts$|(^|\/)testing\/|^database\/seed\/content\//.test(file),
    );
  const asking = files.filter((file) =>
    /(?<![.\w])fetch\(|import (?!type)[^;]*from '(node:)?(https?|http2|net|tls|undici)'/.test(
      readFileSync(join(source, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, ''),
    ),
  );
  // Some files import from node:net and node:http only what opens no connection
  const opening = asking.filter((file) => {
    const code = readFileSync(join(source, file), 'utf8');
    const imports = [...code.matchAll(/import (?!type)\{([^}]*)\} from 'node:(?:https?|http2|net|tls)'/g)];
    const names = imports.flatMap(([, list]) => list!.split(',').map((name) => name.trim()));
    return (
      /(?<![.\w])fetch\(/.test(code) ||
      names.some((name) => name && !/^(type |isIP$|isIPv4$|isIPv6$|STATUS_CODES$)/.test(name))
    );
  });
  expect(opening.sort()).toEqual(FIXED_ADDRESSES);
});
