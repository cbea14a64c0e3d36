import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/**
 * Where a request comes from, for requests that Fastify does not see (WebSockets, direct answers): by its own rule, so
 * that only a proxy that TRUST_PROXY names is believed about others.
 */
export function addressRule(trustProxy: number | readonly string[]): (request: IncomingMessage) => string {
  const trusts =
    typeof trustProxy === 'number'
      ? (_: string, hop: number) => hop < trustProxy
      : proxyAddr.compile([...trustProxy]);
  // Whose connection broke meanwhile has no address any more
  return (request) => proxyAddr(request, trusts) ?? '';
}

/** Whether a host name is this machine's own, whatever it would resolve to: `127.0.0.1.nip.io` is another person's. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}

/** Whether a Host header names this machine, as it is asked for what only this machine may reach. */
export const isOwnHost = (host = ''): boolean =>
  URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname);

/**
 * The network that an address counts as. Whoever has one IPv6 address has 2^64 of them (RFC 6177), so they are one;
 * IPv4 in the clothes of IPv6 (RFC 4291, section 2.5.5.2) is IPv4.
 */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
