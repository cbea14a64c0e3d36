import { getOperationAST } from 'graphql';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/errors.ts';
import type { ReadyBody } from '../../platform/ready-body.ts';
import { budgetHeaders } from '../cost-budget.ts';
import { type Engine, isKept, type Operation } from '../engine.ts';
import { writeAnswer, writeRefusal } from './answer.ts';
import { type Asked, admit, type RequestState } from './request-state.ts';
import type { TrustedDocuments } from './trusted-documents.ts';
import type { ValidatedDocuments } from './validated-documents.ts';

/** Accept headers kept. */
const MOST_TYPES = 200;
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;

/** Bytes of bodies that are recalled, with what was found out about them. */
const MOST_RECALLED = 8 * 2 ** 20;

/** What a body says by itself, whoever sends it: the same one need not be looked at again. */
interface Recalled {
  /** Of the document, which may have been forgotten meanwhile. */
  readonly text: string;
  readonly operation: Omit<Operation, 'document'>;
  readonly cost: number;
  /** Under what its answer was kept. */
  readonly kept: string;
}

/** A request that needs no Apollo. */
export interface PlainRead {
  readonly operation: Operation;
  /** Of the document. */
  readonly text: string;
  /** The media type of its answer. */
  readonly type: string;
  readonly recalled?: Recalled | undefined;
}

/** A request as GraphQL over HTTP has it, of which nothing is believed yet. */
interface Body {
  readonly query?: unknown;
  readonly operationName?: unknown;
  readonly variables?: unknown;
  readonly extensions?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Answers reads whose document Apollo has validated once before, without Apollo. Viewer, cost, variables,
 * permissions and the log line come anew each time; only parsing, validation and negotiation are remembered,
 * and those as Apollo decided them. Whatever is not plain goes through Apollo.
 */
export class ShortCut {
  readonly #types = new LRUCache<string, string>({ max: MOST_TYPES });
  /** By the body as it came. */
  readonly #recalled = new LRUCache<string, Recalled>({
    maxSize: MOST_RECALLED,
    // The text itself, its variables, and what else there is
    sizeCalculation: (_, body) => 4 * body.length + 300,
  });

  constructor(
    private readonly engine: Engine,
    private readonly trusted: TrustedDocuments,
    private readonly validated: ValidatedDocuments,
  ) {}

  /** The media type that Apollo chose for an `Accept` header. */
  learnType(accept: string | undefined, type: string): void {
    if ((accept ?? '').length <= 200) this.#types.set(accept ?? '', type);
  }

  /**
   * What can be answered here; undefined: Apollo has to.
   * Apollo's CSRF rule holds: only a JSON content type gets here, which no form can send.
   */
  plain({ method, headers, body, text: sentText }: Asked): PlainRead | undefined {
    if (method !== 'POST') return undefined;
    const sent = headers['content-type'];
    if (sent !== 'application/json' && !JSON_TYPE.test(sent ?? '')) return undefined;
    const type = this.#types.get(headers.accept ?? '');
    if (!type) return undefined;
    const recalled = sentText === undefined ? undefined : this.#recalled.get(sentText);
    if (!recalled) {
      const found = this.#operation(body);
      return found && { type, ...found };
    }
    const { text, operation } = recalled;
    const document = this.validated.get(text);
    return document && { type, text, operation: { ...operation, document }, recalled };
  }

  /** Whether a body, a byte in each character, needs no parsing: {@link plain} knows what it says. */
  recalls(text: string): boolean {
    return this.#recalled.has(text);
  }

  /** The text to be sent, or a body that is ready, with the head that {@link headOf} tells; undefined: nothing was done. */
  async answer(state: RequestState, plain: PlainRead): Promise<string | ReadyBody | undefined> {
    const { type, operation, recalled } = plain;
    if (state.refusal) return undefined;
    state.name = getOperationAST(operation.document, operation.operationName)?.name?.value;
    state.type = type;
    try {
      if (state.cost === undefined) admit(this.engine, state, operation, recalled?.cost);
      const answer =
        (recalled && this.engine.kept(recalled.kept, state.context)) ??
        (await this.engine.read(operation, state.context));
      // The flags of this request select what needs graphql-js
      if (answer === undefined) return undefined;
      state.path = 'sql';
      state.isShort = true;
      if (!isKept(answer)) return writeAnswer(state, answer);
      if (!recalled) this.#recall(state, plain, answer.name);
      return state.wantsCost ? writeAnswer(state, answer) : answer.body;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return writeRefusal(state, error);
    }
  }

  /** What to run, when the body has nothing unusual and its document is known. */
  #operation(body: unknown) {
    if (!isRecord(body)) return undefined;
    const { query, operationName, variables, extensions } = body as Body;
    if (operationName != null && typeof operationName !== 'string') return undefined;
    if (variables != null && !isRecord(variables)) return undefined;
    if (extensions != null && !isRecord(extensions)) return undefined;
    const text = this.#text(query, extensions?.persistedQuery);
    if (text === undefined) return undefined;
    const document = this.validated.get(text);
    return document && { text, operation: { document, operationName, variables } };
  }

  /** Whoever sends the same again has its answer without anyone looking at what was sent. */
  #recall({ request, cost }: RequestState, { text, operation }: PlainRead, kept: string): void {
    if (request.text === undefined || cost === undefined) return;
    const { operationName, variables } = operation;
    this.#recalled.set(request.text, { text, operation: { operationName, variables }, cost, kept });
  }

  /** The text, by itself or by the hash of a document of our own; both together only when they agree. */
  #text(query: unknown, persisted: unknown): string | undefined {
    if (persisted == null) return typeof query === 'string' ? query : undefined;
    if (!isRecord(persisted) || persisted.version !== 1 || typeof persisted.sha256Hash !== 'string')
      return undefined;
    const text = this.trusted.trusted(persisted.sha256Hash);
    return query === undefined || query === text ? text : undefined;
  }
}

/** Says in the head what Apollo's answers say there. */
export function headOf({
  type,
  balance,
  challenge,
  retryAfter,
}: RequestState): Record<string, string | number> {
  const head: Record<string, string | number> = balance ? budgetHeaders(balance) : {};
  if (type) head['content-type'] = type;
  if (challenge) head['www-authenticate'] = challenge;
  if (retryAfter !== undefined) head['retry-after'] = retryAfter;
  return head;
}
