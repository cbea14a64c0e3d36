import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/**
 * Determines the client address of requests that Fastify does not handle (WebSockets), by the same rule: only proxies
 * that TRUST_PROXY names are trusted.
 */
export function addressRule(trustProxy: number | readonly string[]): (request: IncomingMessage) => string {
  const trusts =
    typeof trustProxy === 'number'
      ? (_: string, hop: number) => hop < trustProxy
      : proxyAddr.compile([...trustProxy]);
  // A closed connection has no address any more
  return (request) => proxyAddr(request, trusts) ?? '';
}

/** True if a host name means this machine. Names are not resolved: `127.0.0.1.nip.io` belongs to someone else. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}

/** True if a Host header names this machine. Some routes are available on this machine only. */
export const isOwnHost = (host = ''): boolean =>
  URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);

/**
 * The network of an address, for limits. A client has at least a /64 of IPv6 addresses (RFC 6177), so these count as
 * one. An IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2) counts as IPv4.
 */
export function toNetwork(address: string): string {
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
