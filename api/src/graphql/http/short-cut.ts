import { getOperationAST, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/errors.ts';
import type { ReadyBody } from '../../platform/ready-body.ts';
import { budgetHeaders } from '../cost-budget.ts';
import type { Answer, Engine, Operation } from '../engine.ts';
import { type AnswerName, KeptAnswer } from '../read/index.ts';
import { writeAnswer, writeRefusal } from './answer.ts';
import { type Asked, admit, type RequestState, runAdmitted } from './request-state.ts';
import type { TrustedDocuments } from './trusted-documents.ts';
import type { ValidatedDocuments } from './validated-documents.ts';

/** Accept headers kept. */
const MOST_TYPES = 200;
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;

/** Bytes of bodies that are recalled, with what was found out about them. */
const MOST_RECALLED = 8 * 2 ** 20;

/** What a body says by itself, whoever sends it: the same one need not be looked at again. */
interface Recalled {
  /** Of its operation, for the log. */
  readonly name: string | undefined;
  readonly cost: number;
  /** Under what its answer was kept. */
  readonly kept: AnswerName;
}

/** A request that needs no Apollo. */
export interface PlainRequest {
  /** The media type of its answer. */
  readonly type: string;
  /** Absent of a body that is {@link recalled}. */
  readonly operation?: Operation;
  readonly recalled?: Recalled;
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
 * Answers operations whose document Apollo has validated once before, without Apollo. Viewer, cost, variables,
 * permissions and the log line come anew each time; only parsing, validation and negotiation are remembered,
 * and those as Apollo decided them. Whatever is not plain goes through Apollo.
 */
export class ShortCut {
  readonly #types = new LRUCache<string, string>({ max: MOST_TYPES });
  /** By the body as it came. */
  readonly #recalled = new LRUCache<string, Recalled>({
    maxSize: MOST_RECALLED,
    sizeCalculation: ({ kept }, body) => body.length + 2 * kept.text.length + 400,
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
  plain(asked: Asked): PlainRequest | undefined {
    // Its body is parsed when it is looked at: not of one that is recalled
    const { method, headers, text } = asked;
    if (method !== 'POST') return undefined;
    const sent = headers['content-type'];
    if (sent !== 'application/json' && !JSON_TYPE.test(sent ?? '')) return undefined;
    const type = this.#types.get(headers.accept ?? '');
    if (!type) return undefined;
    const recalled = text === undefined ? undefined : this.#recalled.get(text);
    if (recalled) return { type, recalled };
    const operation = this.#operation(asked.body);
    return operation && { type, operation };
  }

  /** Whether a body, a byte in each character, needs no parsing: {@link plain} knows what it says. */
  recalls(text: string): boolean {
    return this.#recalled.has(text);
  }

  /** The text to be sent, or a body that is ready, with the head that {@link headOf} tells; undefined: nothing was run. */
  async answer(state: RequestState, plain: PlainRequest): Promise<string | ReadyBody | undefined> {
    if (state.refusal) return undefined;
    state.type = plain.type;
    try {
      const kept = plain.recalled && this.#recall(state, plain.recalled);
      const answer = kept ?? (await this.#run(state, plain.operation ?? this.#operation(state.request.body)));
      if (answer === undefined) return undefined;
      state.isShort = true;
      if (!(answer instanceof KeptAnswer) || state.wantsCost) return writeAnswer(state, answer);
      return answer.body;
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
    const document = text === undefined ? undefined : this.validated.get(text);
    return document && { document, operationName, variables };
  }

  /** What is kept for a body that came before: it is paid for, and nothing else is looked at. */
  #recall(state: RequestState, { name, cost, kept }: Recalled): KeptAnswer | undefined {
    state.name = name;
    if (state.cost === undefined) admit(this.engine, state, cost);
    state.path = 'sql';
    return this.engine.kept(kept, state.context);
  }

  /** undefined: nothing was run, since Apollo has to say what is wrong with it. */
  async #run(
    state: RequestState,
    operation: Operation | undefined,
  ): Promise<string | KeptAnswer | Answer | undefined> {
    const named = operation && getOperationAST(operation.document, operation.operationName);
    if (!named || named.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
    state.name = named.name?.value;
    if (state.cost === undefined) admit(this.engine, state, operation);
    const answer = await runAdmitted(this.engine, state, operation);
    const { text } = state.request;
    if (answer instanceof KeptAnswer && text !== undefined)
      this.#recalled.set(text, { name: state.name, cost: state.cost!, kept: answer.name });
    return answer;
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
