import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { Agent, type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http';
import { request as requestTls, Agent as TlsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** How much of an answer is read; the rest is not waited for. */
const MOST_ANSWER_BYTES = 4096;
/** From the first look-up to the last byte that is read. */
const PATIENCE_MS = 10_000;
/** The one port below 1024 on which a web server is expected: no one may feel for others through us. */
const HTTPS_PORT = 443;
const FIRST_FREE_PORT = 1024;
export const MAX_ADDRESS_LENGTH = 500;

/** Public by its number, and yet a cloud's own: Azure’s virtual machines are told their secrets there. */
const DENIED = ['168.63.129.16'];
/** What IPv6 had for addresses of IPv4 once (RFC 4291, 2.5.5.1): no one is there any more. */
const FORMER_IPV4 = ipaddr.parseCIDR('::/96') as [ipaddr.IPv6, number];

/** Why an address that a person gave is not asked. */
export type AddressFault = 'FORM' | 'NOT_HTTPS' | 'CREDENTIALS' | 'PORT' | 'PRIVATE' | 'UNKNOWN_HOST';

/** Why there is no answer. */
export type OutgoingFailure = 'REFUSED_ADDRESS' | 'UNKNOWN_HOST' | 'TIMEOUT' | 'TLS' | 'CONNECTION';

export interface OutgoingAnswer {
  readonly status: number;
  /** The beginning of what was answered. */
  readonly text: string;
}

/** There was no answer. Its message holds nothing of the request. */
export class OutgoingError extends Error {
  constructor(readonly failure: OutgoingFailure) {
    super(`no answer: ${failure}`);
  }
}

export interface OutgoingRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Gives the request up before its time. */
  readonly signal?: AbortSignal;
}

export interface OutgoingOptions {
  /** Hosts (`name` or `name:port`) that an operator trusts: private addresses and plain HTTP are allowed there. */
  readonly trustedHosts: readonly string[];
  /** Left out: that of the system. */
  readonly lookup?: LookupFunction;
  readonly patienceMs?: number;
  /** How much of an answer is read. */
  readonly mostAnswerBytes?: number;
}

/**
 * The one way to addresses that people give. It asks no private network, whatever the address looks like and however
 * often its name changes its mind: what the name stands for is judged by the connection itself (rebinding). It follows
 * no redirects, keeps no cookies, and, unless its owner says otherwise, waits ten seconds and reads a few kilobytes.
 */
export class OutgoingClient {
  readonly #trusted: ReadonlySet<string>;
  readonly #lookup: LookupFunction;
  readonly #patienceMs: number;
  readonly #mostAnswerBytes: number;
  readonly #agent = new RequestFilteringHttpsAgent({ keepAlive: false, denyIPAddressList: DENIED });

  constructor({
    trustedHosts,
    lookup = systemLookup as LookupFunction,
    patienceMs = PATIENCE_MS,
    mostAnswerBytes = MOST_ANSWER_BYTES,
  }: OutgoingOptions) {
    this.#trusted = new Set(trustedHosts.map((host) => host.toLowerCase()));
    this.#lookup = lookup;
    this.#patienceMs = patienceMs;
    this.#mostAnswerBytes = mostAnswerBytes;
  }

  /**
   * Looks at an address as it is entered, so that whoever enters it hears what is wrong. The connection asks again:
   * what a name stands for may change.
   */
  async faultOf(address: string): Promise<AddressFault | undefined> {
    const url = parsed(address);
    if (!url) return 'FORM';
    const fault = this.#faultOfForm(url);
    if (fault || this.#isTrusted(url)) return fault;
    const host = hostOf(url);
    const found = isIP(host) ? [host] : await this.#addressesOf(host);
    if (!found.length) return 'UNKNOWN_HOST';
    return found.every(isPublic) ? undefined : 'PRIVATE';
  }

  /** Posts JSON. Whatever the status, it is an answer. @throws OutgoingError where there is none */
  async post(address: string, { headers, body, signal }: OutgoingRequest): Promise<OutgoingAnswer> {
    const url = parsed(address);
    if (!url || this.#faultOfForm(url)) throw new OutgoingError('REFUSED_ADDRESS');
    const isTrusted = this.#isTrusted(url);
    // A number is not looked up
    if (!isTrusted && isIP(hostOf(url)) && !isPublic(hostOf(url))) throw new OutgoingError('REFUSED_ADDRESS');
    const patience = AbortSignal.timeout(this.#patienceMs);
    const options: RequestOptions = {
      method: 'POST',
      headers: {
        'user-agent': 'Sen-Webhooks/1',
        accept: '*/*',
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
      lookup: isTrusted ? this.#lookup : this.#publicLookup,
      agent: isTrusted ? trustingAgent(url) : this.#agent,
    };
    try {
      return await send(url, options, body, this.#mostAnswerBytes);
    } catch (error) {
      throw new OutgoingError(patience.aborted ? 'TIMEOUT' : failureOf(error));
    }
  }

  /** Asked for by the connection itself: what it is told here is where it goes. The agent judges it once more. */
  readonly #publicLookup: LookupFunction = (host, options, callback) =>
    this.#lookup(host, options, (error, found, family) => {
      const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
      if (!error && !addresses.every(isPublic)) callback(new OutgoingError('REFUSED_ADDRESS'), found, family);
      else callback(error, found, family);
    });

  /** What is wrong whatever the name stands for. */
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

  #addressesOf(host: string): Promise<string[]> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve([]), this.#patienceMs);
      this.#lookup(host, { all: true }, (error, found) => {
        clearTimeout(late);
        resolve(error ? [] : (found as LookupAddress[]).map(({ address }) => address));
      });
    });
  }
}

/** An HTTP address in the form in which it is asked: `0x7f.1` and `2130706433` are 127.0.0.1 here already. */
function parsed(address: string): URL | undefined {
  if (address.length > MAX_ADDRESS_LENGTH || /[\s\p{Cc}]/u.test(address)) return undefined;
  const url = URL.parse(address);
  const fits = url && url.href.length <= MAX_ADDRESS_LENGTH && /^https?:$/.test(url.protocol) && !url.hash;
  return fits ? url : undefined;
}

/** As whoever looks at an address should see it: the host that is asked, however it was written. */
export const plainAddress = (address: string): string => URL.parse(address)?.href ?? address;

/** Without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whatever is set apart for something is none of the public network. */
function isPublic(text: string): boolean {
  if (!ipaddr.isValid(text) || DENIED.includes(text)) return false;
  const address = ipaddr.parse(text);
  if (address.kind() === 'ipv6' && (address as ipaddr.IPv6).match(FORMER_IPV4)) return false;
  return address.range() === 'unicast';
}

/** Where an operator has said that it may be anywhere. */
const trustingAgent = ({ protocol }: URL): Agent =>
  protocol === 'https:' ? new TlsAgent({ keepAlive: false }) : new Agent({ keepAlive: false });

function send(url: URL, options: RequestOptions, body: string, mostBytes: number): Promise<OutgoingAnswer> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestTls : requestPlain)(url, options, (response) => {
      beginningOf(response, mostBytes).then(
        (text) => resolve({ status: response.statusCode ?? 0, text }),
        reject,
      );
    });
    request.on('error', reject);
    // Whoever changes the protocol (101) has answered: without a listener the request would end without a word
    request.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, text: '' });
    });
    request.end(body);
  });
}

/** Reads no more than is kept: an endless answer ends here. */
async function beginningOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= mostBytes) break;
  }
  response.destroy();
  return (
    Buffer.concat(chunks)
      .subarray(0, mostBytes)
      .toString('utf8')
      // What no text of the database holds, and what is left of a character that was cut
      .replaceAll('\u0000', '')
      .replace(/\uFFFD$/, '')
  );
}

const UNKNOWN_HOST = /^(ENOTFOUND|EAI_|ENODATA)/;
const TLS = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/;

/** The agent gives its refusals no code; a test holds that they are known by these words. */
function failureOf(error: unknown): OutgoingFailure {
  if (error instanceof OutgoingError) return error.failure;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/is not allowed\. Because/.test(message)) return 'REFUSED_ADDRESS';
  if (UNKNOWN_HOST.test(code)) return 'UNKNOWN_HOST';
  return TLS.test(code) ? 'TLS' : 'CONNECTION';
}
