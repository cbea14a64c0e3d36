import { randomUUID } from 'node:crypto';
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  Server,
  ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import { addressRule, isOwnHost } from '../../platform/network.ts';
import { type Encoding, pack, plainEncoding, SHORTEST_PACKED } from '../../platform/packing.ts';
import type { ReadyBody } from '../../platform/ready-body.ts';
import type { Services } from '../../platform/services.ts';
import { type Asked, openRequestState, type RequestState, type Unread } from './request-state.ts';
import { headOf, type ShortCut } from './short-cut.ts';

/** Larger requests are Fastify's, in bytes. */
const LARGEST = 64 * 1024;
/** Larger ones are looked at each time. */
const LARGEST_RECALLED = 8 * 1024;
/** Keys that Fastify would refuse, also where they are escaped: such a body is its to refuse. */
const SUSPICIOUS = /__proto__|constructor|\\u/;

export interface DirectAnswersOptions {
  readonly services: Services;
  readonly shortCut: ShortCut;
  /** What every answer of the server says in its head. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the program is about to end: Fastify tells clients to go elsewhere then. */
  readonly isLeaving: () => boolean;
  /** Told of each answer, as Fastify's hook of the same name is. */
  readonly onResponse: (state: RequestState, status: number) => void;
  /** The same of one whose state could not be found out. */
  readonly onUnread: (facts: Unread) => void;
  /** The answer to what no one expected. */
  readonly onFault: (error: Error, asked: Asked) => { readonly status: number; readonly text: string };
}

interface Answer {
  readonly status: number;
  readonly head: Readonly<Record<string, string | number>>;
  /** undefined: it is Fastify's and Apollo's. */
  readonly text: string | ReadyBody | undefined;
  /** Absent where it could not be opened. */
  readonly state?: RequestState;
}

/** A request that was read here and is Fastify's after all. */
interface HandedOver {
  readonly bytes: Buffer;
  readonly state: RequestState | undefined;
}

/**
 * Answers on the bare connection what the short cut can answer: a document that Apollo has validated, sent as programs
 * and our own web send it. That saves what Fastify does for every request; nothing else differs, and whatever is not
 * plain (other methods, foreign origins, weights of encodings, broken or long bodies) goes to Fastify as it came.
 */
export class DirectAnswers {
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #head: readonly string[];
  /** Browsers name it with whatever our own web posts. */
  readonly #ownOrigin: string;
  readonly #handedOver = new WeakMap<IncomingMessage, HandedOver>();
  /** Settles when the requests that arrived together have been looked at. */
  #turn: Promise<void> | undefined;

  constructor(private readonly options: DirectAnswersOptions) {
    const { trustProxy, publicUrl } = options.services.config;
    this.#addressOf = addressRule(trustProxy);
    this.#ownOrigin = new URL(publicUrl).origin;
    this.#head = Object.entries({ ...options.headers, 'cache-control': 'no-store' }).flat();
  }

  /** Is asked before the server's own listener from here on. */
  install(server: Server): void {
    const [ordinary] = server.listeners('request') as [RequestListener];
    server.removeListener('request', ordinary);
    server.on('request', (request, response) => {
      const encoding = this.#isPlain(request) ? plainEncoding(request.headers['accept-encoding']) : undefined;
      if (encoding === undefined) return ordinary(request, response);
      read(request, (bytes) => {
        this.#take(request, response, encoding, bytes, ordinary).catch((error: Error) => {
          this.options.services.log.error({ err: error }, 'an answer could not be sent');
          // A connection that ends without a word is tried once more by some browsers, and a mutation has run by now
          if (response.headersSent) response.destroy();
          else response.writeHead(500).end();
        });
      });
    });
  }

  async #take(
    request: IncomingMessage,
    response: ServerResponse,
    encoding: Encoding,
    bytes: Buffer,
    ordinary: RequestListener,
  ): Promise<void> {
    const asked = this.#asked(request, bytes);
    const answer = asked && (await this.#answer(asked));
    if (answer?.text !== undefined) return this.#send(asked!.id, answer, response, encoding);
    this.#handedOver.set(request, { bytes, state: answer?.state });
    ordinary(request, response);
  }

  /** The body of a request that was read here and is Fastify's after all. */
  bodyOf(request: IncomingMessage): Readable | undefined {
    const bytes = this.#handedOver.get(request)?.bytes;
    return bytes && Object.assign(Readable.from([bytes]), { receivedEncodedLength: bytes.length });
  }

  /** What such a request has paid already. */
  paidBy(request: IncomingMessage): Pick<RequestState, 'cost' | 'balance'> {
    const { cost, balance } = this.#handedOver.get(request)?.state ?? {};
    return { cost, balance };
  }

  /** By its head, whether there is nothing about a request that Fastify is needed for. */
  #isPlain({ method, url, headers }: IncomingMessage): boolean {
    const { clientOrigins, seed } = this.options.services.config;
    return (
      method === 'POST' &&
      url === '/graphql' &&
      !this.options.isLeaving() &&
      Number(headers['content-length']) <= LARGEST &&
      headers['content-encoding'] === undefined &&
      headers['x-no-compression'] === undefined &&
      (clientOrigins.length === 0 || headers.origin === undefined || headers.origin === this.#ownOrigin) &&
      (seed !== 'demo' || isOwnHost(headers.host))
    );
  }

  /** undefined: its body is Fastify's to look at. */
  #asked(request: IncomingMessage, bytes: Buffer): Asked | undefined {
    const asked = new Posted(request.headers, this.#addressOf(request), bytes);
    const isRecalled = asked.text !== undefined && this.options.shortCut.recalls(asked.text);
    return isRecalled || asked.body !== undefined ? asked : undefined;
  }

  async #answer(asked: Asked): Promise<Answer | undefined> {
    const { shortCut, services, onFault } = this.options;
    const plain = shortCut.plain(asked);
    if (!plain) return undefined;
    let state: RequestState | undefined;
    try {
      state = await openRequestState(services, asked);
      const text = await shortCut.answer(state, plain);
      state.isDirect = true;
      return { status: state.status ?? 200, head: headOf(state), text, state };
    } catch (error) {
      const head = { 'content-type': 'application/json; charset=utf-8' };
      return { ...onFault(error as Error, asked), head, ...(state && { state }) };
    }
  }

  async #send(
    id: string,
    { status, state, text = '', ...answer }: Answer,
    response: ServerResponse,
    encoding: Encoding,
  ): Promise<void> {
    const head = ['x-request-id', id, ...this.#head];
    for (const name in answer.head) head.push(name, String(answer.head[name]));
    const body = typeof text === 'string' ? await packed(text, encoding) : await ready(text, encoding);
    if (body.encoding !== 'identity') head.push('content-encoding', body.encoding, 'vary', 'accept-encoding');
    head.push('content-length', String(body.length));
    await this.#endOfTurn();
    // A text goes to the system together with its head
    response.writeHead(status, head).end(body.bytes, body.charset);
    if (state) this.options.onResponse(state, status);
    else this.options.onUnread({ id, method: 'POST', status });
  }

  /**
   * Answers of one turn of the event loop leave together, once all of them are written: a proxy on the same machine is
   * woken by the first and finds the others, instead of being woken for each, which on a virtual machine costs more than
   * to write a kept answer.
   */
  #endOfTurn(): Promise<void> {
    this.#turn ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#turn = undefined;
        resolve();
      });
    });
    return this.#turn;
  }
}

/** A request with its body, which is parsed when it is looked at first: not of one that is recalled. */
class Posted implements Asked {
  readonly method = 'POST';
  readonly id = randomUUID();
  readonly text: string | undefined;
  #isParsed = false;
  #body: unknown;

  constructor(
    readonly headers: IncomingHttpHeaders,
    readonly ip: string,
    private readonly bytes: Buffer,
  ) {
    this.text = bytes.length <= LARGEST_RECALLED ? bytes.toString('latin1') : undefined;
  }

  get body(): unknown {
    if (!this.#isParsed) {
      this.#body = parse(this.bytes);
      this.#isParsed = true;
    }
    return this.#body;
  }
}

interface Body {
  readonly bytes: string | Buffer;
  readonly charset: 'utf8' | 'latin1';
  /** In bytes. */
  readonly length: number;
  readonly encoding: Encoding;
}

async function packed(text: string, wanted: Encoding): Promise<Body> {
  const length = Buffer.byteLength(text);
  if (wanted === 'identity' || length < SHORTEST_PACKED)
    return { bytes: text, charset: 'utf8', length, encoding: 'identity' };
  const bytes = await pack(Buffer.from(text), wanted);
  return { bytes, charset: 'utf8', length: bytes.length, encoding: wanted };
}

async function ready(body: ReadyBody, wanted: Encoding): Promise<Body> {
  const encoding = body.length < SHORTEST_PACKED ? 'identity' : wanted;
  const bytes = await body.in(encoding);
  return { bytes, charset: 'latin1', length: bytes.length, encoding };
}

/** A client that leaves half-way is owed nothing. */
function read(request: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => done(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
}

/** undefined: what Fastify has to look at. */
function parse(bytes: Buffer): unknown {
  const text = bytes.toString();
  if (SUSPICIOUS.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
