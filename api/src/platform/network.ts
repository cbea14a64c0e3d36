import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../config.ts';

/**
 * Where a request comes from, for requests that Fastify does not see (WebSockets): by its own rule, so that only a
 * proxy that TRUST_PROXY names is believed about others.
 */
export function addressRule(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  const trusts = trustProxy === true ? () => true : proxyAddr.compile([...(trustProxy || [])]);
  // Whose connection broke meanwhile has no address any more
  return (request) => proxyAddr(request, trusts) ?? '';
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
