import { createHash } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import type { FastifyBaseLogger } from 'fastify';
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  parse,
  validate,
} from 'graphql';
import {
  type ApolloOptions,
  createApollo,
  type Operation,
  type OperationResult,
  SerializedData,
} from './apollo.ts';
import type { Context } from './context.ts';
import type { CostBudget } from './cost-budget.ts';
import { DocumentCache } from './document-cache.ts';
import { EXECUTION_BOUNDS, VALIDATION_BOUNDS } from './error-bounds.ts';
import { formatError } from './errors.ts';
import { Introspection } from './introspection.ts';
import { assertOpenToGuest } from './members-only.ts';
import { CachedResponse, Limits, MAX_TOKENS, type Reads } from './read/index.ts';
import { assertValues } from './request-values.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

const MAX_DOCUMENT_BYTES = 64 * 2 ** 20;

/**
 * Characters of an unknown document for a cost of 1. Parsing and validating 10,000 characters takes about as long as
 * reading 500 fields.
 */
const CHARACTERS_PER_COST = 20;

export interface TableAnnouncements {
  /** The number of announcements, committed or not. */
  announced(): number;
  /**
   * Settles once this process has received all announcements that were committed before, so that its caches are
   * current.
   */
  waitForInvalidation(): Promise<void>;
}

export interface EngineOptions {
  readonly reads: Reads;
  readonly budget: CostBudget;
  readonly documents: TrustedDocuments;
  readonly log: FastifyBaseLogger;
  readonly content?: TableAnnouncements;
  readonly plugins?: ApolloOptions['plugins'];
}

/**
 * Executes the operations of all callers. Queries and mutations of the GraphQL endpoint, of REST and of rendered pages
 * pass Apollo Server (apollo.ts). graphql-js starts subscriptions. The engine charges, limits and validates all of
 * them.
 */
export class Engine {
  readonly reads: Reads;
  readonly budget: CostBudget;
  readonly apollo: ApolloServer<Context>;
  readonly #limits: Limits;
  readonly #introspection: Introspection;
  readonly #documents: DocumentCache;
  readonly #own = new Set<string>();

  constructor(private readonly options: EngineOptions) {
    const { reads, documents, log, plugins } = options;
    this.reads = reads;
    this.budget = options.budget;
    this.#limits = new Limits(reads.schema);
    this.#introspection = new Introspection(reads.schema);
    this.#documents = new DocumentCache({
      maxBytes: MAX_DOCUMENT_BYTES,
      isOurs: (text) => this.#isOwn(text),
    });
    this.apollo = createApollo(this, { documents: this.#documents, trusted: documents, log, plugins });
  }

  /** A document of REST or of a rendered page. It stays in the cache, and parsing it costs the caller nothing. */
  ownDocument(text: string): DocumentNode {
    this.#own.add(text);
    return this.document(text);
  }

  /**
   * Parses and validates a document that is not cached.
   * @param charge called before a document is parsed
   * @throws GraphQLError if it cannot be parsed, InvalidDocument if it is invalid for the schema
   */
  document(text: string, charge?: () => void): DocumentNode {
    const key = toHash(text);
    const known = this.#documents.get(key);
    if (known) return known;
    charge?.();
    const document = parse(text, { maxTokens: MAX_TOKENS });
    const faults = validate(this.reads.schema, document, undefined, VALIDATION_BOUNDS);
    if (faults.length) throw new InvalidDocument(faults);
    this.#documents.offer(key, text, document);
    return document;
  }

  /**
   * Executes an admitted operation on the path `sql`.
   * @returns JSON text, a cached response, or a result with errors; undefined if graphql-js has to execute the
   * operation
   */
  async read(
    { document, operationName, variables }: Operation,
    context: Context,
  ): Promise<string | CachedResponse | ExecutionResult | undefined> {
    if (context.onlyValidates) return undefined;
    const introspection = this.#introspection.respond(document);
    if (introspection) return introspection;
    const isOwn = this.#isOwn(document.loc?.source.body ?? '');
    const answer = isOwn
      ? await this.reads.executeOwn(document, operationName, variables, context)
      : await this.reads.answer(document, operationName, variables, context);
    if (!answer || answer instanceof CachedResponse) return answer;
    const { data, errors } = answer;
    if (!errors.length) return `{"data":${data}}`;
    return { data: JSON.parse(data) as ExecutionResult['data'], errors };
  }

  /**
   * Called before graphql-js executes an operation.
   * @returns a function to call afterwards; it settles once this process has received what the operation announced
   */
  execution(): () => Promise<void> {
    const { content } = this.options;
    const before = content?.announced();
    return async () => {
      // A simultaneous operation may have announced it; waiting is harmless then
      if (content && content.announced() !== before) await content.waitForInvalidation();
    };
  }

  /**
   * Starts a subscription. Each event is executed in a new context, so that permissions are checked again.
   * @param contextNow creates that context; it throws if the viewer's session ended, which ends the subscription
   * @returns an answer for each event, or one answer with the errors that prevent the subscription
   */
  async subscribe(
    { document, operationName, variables }: Operation,
    contextNow: () => Promise<Context>,
  ): Promise<AsyncIterableIterator<OperationResult> | OperationResult> {
    const { schema } = this.reads;
    const args = { schema, document, operationName, variableValues: variables, ...EXECUTION_BOUNDS };
    const context = await contextNow();
    const events = await createSourceEventStream({ ...args, contextValue: context });
    if (!(Symbol.asyncIterator in events)) return format(events, context);
    return mapEvents(events, async (rootValue) => {
      const contextValue = await contextNow();
      // The site may have become members-only
      assertOpenToGuest(schema, { document, operationName }, contextValue);
      return format(await execute({ ...args, rootValue, contextValue }), contextValue);
    });
  }

  /**
   * The cost of an operation with its variables.
   * @throws TOO_COSTLY, or BAD_INPUT if PostgreSQL can't store a string
   */
  cost({ document, operationName, variables }: Operation): number {
    assertValues(document, variables);
    return this.#limits.check(document, operationName, variables);
  }

  /**
   * Charges for an operation. A rendered page is charged once for all of its operations
   * (http/pages/pages.ts).
   * @throws the errors of {@link cost}, RATE_LIMITED, or UNAUTHENTICATED for guests of a members-only site
   */
  admit(operation: Operation, context: Context): void {
    const cost = this.cost(operation);
    assertOpenToGuest(this.reads.schema, operation, context);
    if (context.request.origin !== 'page') this.pay(cost, context);
    context.notes.cost = cost;
  }

  /**
   * Charges for parsing and validating a document that is not cached, even if it turns out to be invalid.
   * @throws RATE_LIMITED
   */
  chargeForDocument(text: string, context: Context): void {
    if (this.options.documents.isOurs(text) || this.#documents.get(toHash(text))) return;
    this.pay(Math.ceil(text.length / CHARACTERS_PER_COST), context);
  }

  /** @throws RATE_LIMITED */
  pay(cost: number, { request: { address }, viewer, notes }: Context): void {
    const payer = { address, ...(viewer && { viewer }) };
    try {
      notes.balance = this.budget.pay(payer, cost);
    } catch (error) {
      notes.balance = this.budget.balance(payer);
      throw error;
    }
  }

  /** Executes a document of REST or of a rendered page in-process. Data from the cache is frozen. */
  async run(text: string, variables: Record<string, unknown>, context: Context): Promise<OperationResult> {
    this.#own.add(text);
    const { body } = await this.apollo.executeOperation(
      { query: text, variables },
      { contextValue: context },
    );
    if (body.kind !== 'single') throw new Error('Apollo returned an incremental response');
    const { data, errors } = body.singleResult;
    if (data instanceof SerializedData) return data.answer();
    return { ...(data === undefined ? {} : { data }), ...(errors?.length ? { errors } : {}) };
  }

  #isOwn(text: string): boolean {
    return this.#own.has(text) || this.options.documents.isOurs(text);
  }
}

const toHash = (text: string) => createHash('sha256').update(text).digest('hex');

export class InvalidDocument extends Error {
  constructor(readonly faults: readonly GraphQLError[]) {
    super(faults.map(({ message }) => message).join('\n'));
  }
}

const format = ({ data, errors }: ExecutionResult, context: Context): OperationResult => ({
  ...(data === undefined ? {} : { data }),
  ...(errors?.length ? { errors: errors.map((error) => formatError(error, context)) } : {}),
});

/** Not a generator: `return` has to take effect while the next event is still awaited. */
function mapEvents(
  events: AsyncIterable<unknown>,
  answer: (event: unknown) => Promise<OperationResult>,
): AsyncIterableIterator<OperationResult> {
  const iterator = events[Symbol.asyncIterator]();
  return {
    async next() {
      const { done, value } = await iterator.next();
      return done ? { done, value: undefined } : { done: false, value: await answer(value) };
    },
    async return() {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
