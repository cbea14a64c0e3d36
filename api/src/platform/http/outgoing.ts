import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { Agent, type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestTls, Agent as TlsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Maximum bytes that are read of a response. The rest is not awaited. */
const MAX_RESPONSE_BYTES = 4096;
/** Timeout from the DNS lookup to the last byte. */
const TIMEOUT_MS = 10_000;
/** The only port below 1024 that is allowed. This prevents port scanning through the server. */
const HTTPS_PORT = 443;
const FIRST_FREE_PORT = 1024;
export const MAX_ADDRESS_LENGTH = 500;

/** A public address that belongs to a cloud: Azure's virtual machines receive their secrets from it. */
const DENIED = ['168.63.129.16'];
/** IPv4-compatible IPv6 addresses (RFC 4291, 2.5.5.1), which are deprecated. */
const FORMER_IPV4 = ipaddr.parseCIDR('::/96') as [ipaddr.IPv6, number];

/** Reason for which a URL that a person entered is rejected. */
export type AddressFault = 'FORM' | 'NOT_HTTPS' | 'CREDENTIALS' | 'PORT' | 'PRIVATE' | 'UNKNOWN_HOST';

export type OutgoingFailure = 'REFUSED_ADDRESS' | 'UNKNOWN_HOST' | 'TIMEOUT' | 'TLS' | 'CONNECTION';

export interface OutgoingAnswer {
  readonly status: number;
  /** The beginning of the body. */
  readonly text: string;
}

/** The request got no response. The message contains nothing of the request. */
export class OutgoingError extends Error {
  constructor(readonly failure: OutgoingFailure) {
    super(`no response: ${failure}`);
  }
}

export interface OutgoingRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Aborts the request before its timeout. */
  readonly signal?: AbortSignal;
}

export interface OutgoingOptions {
  /**
   * Hosts (`name` or `name:port`) that the operator trusts: private addresses and plain HTTP are allowed for them.
   */
  readonly trustedHosts: readonly string[];
  /** Optional. Defaults to the system resolver. */
  readonly lookup?: LookupFunction;
  readonly timeoutMs?: number;
  readonly maxResponseBytes?: number;
}

/**
 * The only client for URLs that people enter. It never connects to private networks: the connection itself checks the
 * resolved address, which prevents DNS rebinding. It follows no redirects and stores no cookies. By default it waits
 * ten seconds and reads 4 KB.
 */
export class OutgoingClient {
  readonly #trusted: ReadonlySet<string>;
  readonly #lookup: LookupFunction;
  readonly #timeoutMs: number;
  readonly #maxResponseBytes: number;
  readonly #agent = new RequestFilteringHttpsAgent({ keepAlive: false, denyIPAddressList: DENIED });

  constructor({
    trustedHosts,
    lookup = systemLookup as LookupFunction,
    timeoutMs = TIMEOUT_MS,
    maxResponseBytes = MAX_RESPONSE_BYTES,
  }: OutgoingOptions) {
    this.#trusted = new Set(trustedHosts.map((host) => host.toLowerCase()));
    this.#lookup = lookup;
    this.#timeoutMs = timeoutMs;
    this.#maxResponseBytes = maxResponseBytes;
  }

  /**
   * Validates a URL when it is entered, so that the person gets a specific error. The connection checks again,
   * because the DNS entry may change.
   */
  async findFault(address: string): Promise<AddressFault | undefined> {
    const url = parseUrl(address);
    if (!url) return 'FORM';
    const fault = this.#faultOfForm(url);
    if (fault || this.#isTrusted(url)) return fault;
    const host = getHost(url);
    const found = isIP(host) ? [host] : await this.#findAddresses(host);
    if (!found.length) return 'UNKNOWN_HOST';
    return found.every(isPublic) ? undefined : 'PRIVATE';
  }

  /**
   * Posts JSON. A response with any status is returned.
   * @throws OutgoingError if there is no response
   */
  async post(address: string, { headers, body, signal }: OutgoingRequest): Promise<OutgoingAnswer> {
    const url = parseUrl(address);
    if (!url || this.#faultOfForm(url)) throw new OutgoingError('REFUSED_ADDRESS');
    const isTrusted = this.#isTrusted(url);
    // IP literals are not resolved, so `lookup` does not check them
    if (!isTrusted && isIP(getHost(url)) && !isPublic(getHost(url)))
      throw new OutgoingError('REFUSED_ADDRESS');
    const timeout = AbortSignal.timeout(this.#timeoutMs);
    const options: RequestOptions = {
      method: 'POST',
      headers: {
        'user-agent': 'Sen-Webhooks/1',
        accept: '*/*',
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      lookup: isTrusted ? this.#lookup : this.#publicLookup,
      agent: isTrusted ? trustingAgent(url) : this.#agent,
    };
    try {
      return await send(url, options, body, this.#maxResponseBytes);
    } catch (error) {
      throw new OutgoingError(timeout.aborted ? 'TIMEOUT' : toFailure(error));
    }
  }

  /** Called by the connection, which uses exactly these addresses. The agent checks them again. */
  readonly #publicLookup: LookupFunction = (host, options, callback) =>
    this.#lookup(host, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      if (!error && !addresses.every(isPublic)) callback(new OutgoingError('REFUSED_ADDRESS'), found, family);
      else callback(error, found, family);
    });

  /** Checks everything but the resolved address. */
  #faultOfForm(url: URL): AddressFault | undefined {
    if (url.username || url.password) return 'CREDENTIALS';
    if (this.#isTrusted(url)) return undefined;
    if (url.protocol !== 'https:') return 'NOT_HTTPS';
    const port = Number(url.port || HTTPS_PORT);
    return port !== HTTPS_PORT && port < FIRST_FREE_PORT ? 'PORT' : undefined;
  }

  #isTrusted(url: URL): boolean {
    return this.#trusted.has(url.host) || this.#trusted.has(url.hostname);
  }

  #findAddresses(host: string): Promise<string[]> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve([]), this.#timeoutMs);
      this.#lookup(host, { all: true }, (error, found) => {
        clearTimeout(timer);
        resolve(error ? [] : (found as LookupAddress[]).map(({ address }) => address));
      });
    });
  }
}

/** Parses an HTTP URL into its normalised form: `0x7f.1` and `2130706433` become 127.0.0.1 here. */
function parseUrl(address: string): URL | undefined {
  if (address.length > MAX_ADDRESS_LENGTH || /[\s\p{Cc}]/u.test(address)) return undefined;
  const url = URL.parse(address);
  const isValid = url && url.href.length <= MAX_ADDRESS_LENGTH && /^https?:$/.test(url.protocol) && !url.hash;
  return isValid ? url : undefined;
}

/** The normalised URL, which shows the host that is actually called. */
export const plainAddress = (address: string): string => URL.parse(address)?.href ?? address;

const getHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Addresses in ranges that are reserved for a special purpose are not public. */
function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text) || DENIED.includes(text)) return false;
  const address = ipaddr.parse(text);
  if (address.kind() === 'ipv6' && (address as ipaddr.IPv6).match(FORMER_IPV4)) return false;
  return address.range() === 'unicast';
}

/** Agent for hosts that the operator trusts, without a check of the address. */
const trustingAgent = ({ protocol }: URL): Agent =>
  protocol === 'https:' ? new TlsAgent({ keepAlive: false }) : new Agent({ keepAlive: false });

function send(url: URL, options: RequestOptions, body: string, maxBytes: number): Promise<OutgoingAnswer> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestTls : requestPlain)(url, options, (response) => {
      readBeginning(response, maxBytes).then(
        (text) => resolve({ status: response.statusCode ?? 0, text }),
        reject,
      );
    });
    request.on('error', reject);
    // A response 101 emits `upgrade`. Without this listener the request would end without an event.
    request.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, text: '' });
    });
    request.end(body);
  });
}

/** Reads at most `maxBytes`, so that an endless response ends. */
async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  response.destroy();
  return (
    Buffer.concat(chunks)
      .subarray(0, maxBytes)
      .toString('utf8')
      // PostgreSQL rejects U+0000; U+FFFD may remain of a character that was cut
      .replaceAll('\u0000', '')
      .replace(/\uFFFD$/, '')
  );
}

const UNKNOWN_HOST = /^(ENOTFOUND|EAI_|ENODATA)/;
const TLS = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/;

/** The agent's errors have no code. A test checks that its messages still match. */
function toFailure(error: unknown): OutgoingFailure {
  if (error instanceof OutgoingError) return error.failure;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/is not allowed\. Because/.test(message)) return 'REFUSED_ADDRESS';
  if (UNKNOWN_HOST.test(code)) return 'UNKNOWN_HOST';
  return TLS.test(code) ? 'TLS' : 'CONNECTION';
}
