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
import { type Answer, type ApolloOptions, createApollo, type Operation, WrittenData } from './apollo.ts';
import type { Context } from './context.ts';
import type { CostBudget } from './cost-budget.ts';
import { DocumentCache } from './document-cache.ts';
import { EXECUTION_BOUNDS, VALIDATION_BOUNDS } from './error-bounds.ts';
import { formatError } from './errors.ts';
import { Introspection } from './introspection.ts';
import { CachedResponse, Limits, MAX_TOKENS, type Reads } from './read/index.ts';
import { assertValues } from './request-values.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** Bytes of documents kept parsed and validated. */
const MAX_DOCUMENT_BYTES = 64 * 2 ** 20;

/**
 * Characters of an unknown document for a cost of 1. Parsing and validating 10,000 characters takes about as long as
 * reading 500 fields.
 */
const CHARACTERS_PER_COST = 20;

/** What this process itself announces of content that answers are kept of. */
export interface OwnContent {
  /** How often it has announced something, committed or not. */
  announced(): number;
  /** Settles once this process has received all that was committed before: the next request is given what was changed. */
  catchUp(): Promise<void>;
}

export interface EngineOptions {
  readonly reads: Reads;
  readonly budget: CostBudget;
  readonly documents: TrustedDocuments;
  readonly log: FastifyBaseLogger;
  readonly content?: OwnContent;
  readonly plugins?: ApolloOptions['plugins'];
}

/**
 * Executes operations, whoever asks. Queries and mutations of the GraphQL endpoint, of REST and of rendered pages pass
 * Apollo Server (apollo.ts); subscriptions are started by graphql-js. All of them are charged, bounded and validated here.
 */
export class Engine {
  readonly reads: Reads;
  readonly budget: CostBudget;
  readonly apollo: ApolloServer<Context>;
  readonly #limits: Limits;
  readonly #introspection: Introspection;
  /** By the SHA-256 of their text, as Apollo asks for them. */
  readonly #documents: DocumentCache;
  readonly #own = new Set<string>();

  constructor(private readonly options: EngineOptions) {
    const { reads, documents, log, plugins } = options;
    this.reads = reads;
    this.budget = options.budget;
    this.#limits = new Limits(reads.schema);
    this.#introspection = new Introspection(reads.schema);
    this.#documents = new DocumentCache({
      most: MAX_DOCUMENT_BYTES,
      isOurs: (text) => this.#isOwn(text),
    });
    this.apollo = createApollo(this, { documents: this.#documents, trusted: documents, log, plugins });
  }

  /** A document of REST or of a rendered page, which is kept and free of charge. */
  ownDocument(text: string): DocumentNode {
    this.#own.add(text);
    return this.document(text);
  }

  /**
   * A document, parsed and validated unless it is cached.
   * @param charge is called before a document is parsed
   * @throws GraphQLError[]
   */
  document(text: string, charge?: () => void): DocumentNode {
    const key = hashOf(text);
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
   * The answer of an admitted operation on the path sql: finished JSON text, a cached response, or an answer with
   * errors in the viewer's words; undefined: graphql-js has to execute it.
   */
  async read(
    { document, operationName, variables }: Operation,
    context: Context,
  ): Promise<string | CachedResponse | Answer | undefined> {
    if (context.onlyValidates) return undefined;
    const introspection = this.#introspection.respond(document);
    if (introspection) return introspection;
    const isOwn = this.#isOwn(document.loc?.source.body ?? '');
    const answer = isOwn
      ? await this.reads.answerOwn(document, operationName, variables, context)
      : await this.reads.answer(document, operationName, variables, context);
    if (!answer || answer instanceof CachedResponse) return answer;
    const { data, errors } = answer;
    if (!errors.length) return `{"data":${data}}`;
    return format({ data: JSON.parse(data) as ExecutionResult['data'], errors }, context);
  }

  /**
   * Called before graphql-js executes an operation.
   * @returns to be called when it has: settles once this process has received what the operation announced
   */
  execution(): () => Promise<void> {
    const { content } = this.options;
    const before = content?.announced();
    return async () => {
      // It may have been another one's: then this one waits for nothing of its own
      if (content && content.announced() !== before) await content.catchUp();
    };
  }

  /**
   * Runs a subscription: an answer for each event, or one answer that says why not. Every event is shown in a
   * context of its own, so that no one goes on seeing what they no longer may.
   * @param contextNow throws when the viewer is gone: the events end
   */
  async subscribe(
    { document, operationName, variables }: Operation,
    contextNow: () => Promise<Context>,
  ): Promise<AsyncIterableIterator<Answer> | Answer> {
    const { schema } = this.reads;
    const args = { schema, document, operationName, variableValues: variables, ...EXECUTION_BOUNDS };
    const context = await contextNow();
    const events = await createSourceEventStream({ ...args, contextValue: context });
    if (!(Symbol.asyncIterator in events)) return format(events, context);
    return answers(events, async (rootValue) => {
      const contextValue = await contextNow();
      return format(await execute({ ...args, rootValue, contextValue }), contextValue);
    });
  }

  /** The cost of an operation, by the values of its variables. @throws TOO_COSTLY, BAD_INPUT for texts that can't be stored */
  cost({ document, operationName, variables }: Operation): number {
    assertValues(document, variables);
    return this.#limits.check(document, operationName, variables);
  }

  /**
   * Lets an operation run: within the limits, and paid for. A page pays for all that it is made of at once.
   * @throws as {@link cost}, RATE_LIMITED
   */
  admit(operation: Operation, context: Context): void {
    const cost = this.cost(operation);
    if (context.request.origin !== 'page') this.pay(cost, context);
    context.notes.cost = cost;
  }

  /** Charges for parsing and validating a document that is not cached, also if it is then refused. @throws RATE_LIMITED */
  payForDocument(text: string, context: Context): void {
    if (this.options.documents.isOurs(text) || this.#documents.get(hashOf(text))) return;
    this.pay(Math.ceil(text.length / CHARACTERS_PER_COST), context);
  }

  /** Takes a cost from the budget of whoever asks, and notes what is left. @throws RATE_LIMITED */
  pay(cost: number, { request: { address }, viewer, notes }: Context): void {
    const payer = { address, ...(viewer && { viewer }) };
    try {
      notes.balance = this.budget.pay(payer, cost);
    } catch (error) {
      notes.balance = this.budget.balance(payer);
      throw error;
    }
  }

  /** Runs a document of our own (REST, server rendering) in-process. Data from the cache can't be changed. */
  async run(text: string, variables: Record<string, unknown>, context: Context): Promise<Answer> {
    this.#own.add(text);
    const { body } = await this.apollo.executeOperation(
      { query: text, variables },
      { contextValue: context },
    );
    if (body.kind !== 'single') throw new Error('a document of our own was answered in parts');
    const { data, errors } = body.singleResult;
    if (data instanceof WrittenData) return data.answer();
    return { ...(data === undefined ? {} : { data }), ...(errors?.length ? { errors } : {}) };
  }

  #isOwn(text: string): boolean {
    return this.#own.has(text) || this.options.documents.isOurs(text);
  }
}

/** By what Apollo knows a document. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A document that does not fit the schema. */
export class InvalidDocument extends Error {
  constructor(readonly faults: readonly GraphQLError[]) {
    super(faults.map(({ message }) => message).join('\n'));
  }
}

const format = ({ data, errors }: ExecutionResult, context: Context): Answer => ({
  ...(data === undefined ? {} : { data }),
  ...(errors?.length ? { errors: errors.map((error) => formatError(error, context)) } : {}),
});

/** Not a generator: `return` has to take effect while the next event is still awaited. */
function answers(
  events: AsyncIterable<unknown>,
  answer: (event: unknown) => Promise<Answer>,
): AsyncIterableIterator<Answer> {
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
