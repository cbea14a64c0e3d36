import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/**
 * Where a request comes from, for requests that Fastify does not see (WebSockets): by its own rule, so that only a
 * proxy that TRUST_PROXY names is believed about others.
 */
export function addressRule(trustProxy: number | readonly string[]): (request: IncomingMessage) => string {
  const trusts =
    typeof trustProxy === 'number'
      ? (_: string, hop: number) => hop < trustProxy
      : proxyAddr.compile([...trustProxy]);
  // Whose connection broke meanwhile has no address any more
  return (request) => proxyAddr(request, trusts) ?? '';
}

/** Whether a host name is this machine's own, whatever it would resolve to: `127.0.0.1.nip.io` is somebody else's. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}

/**
 * The network that an address counts as. Whoever has one IPv6 address has 2^64 of them (RFC 6177), so they are one;
 * IPv4 in the clothes of IPv6 (RFC 4291, section 2.5.5.2) is IPv4.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [before = '', after] = address
    .replace(/%.*/, '')
    .replace(/[\d.]+\.\d+$/, '0:0')
    .split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [head, tail] = [groups(before), groups(after ?? '')];
  const all = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
