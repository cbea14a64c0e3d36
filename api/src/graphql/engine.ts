import { createHash } from 'node:crypto';
import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLFormattedError,
  parse,
  validate,
} from 'graphql';
import { AppError } from '../platform/errors.ts';
import { refuseCharacters } from './characters.ts';
import type { Context } from './context.ts';
import { formatError } from './errors.ts';
import { Limits, MAX_TOKENS, type Reads } from './read/index.ts';

/** Documents kept parsed and validated; the oldest go first. */
const CAPACITY = 2000;

/** One operation to run. */
export interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null;
  readonly variables?: Record<string, unknown> | null;
}

/** An answer in the words of the viewer. */
export interface Answer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphQLFormattedError[];
}

/**
 * Executes operations, whoever asks: the GraphQL endpoint, the REST adapter, server rendering. There is no
 * other way to reach a resolver, so limits, permissions and the form of errors are the same for all.
 */
export class Engine {
  readonly #limits: Limits;
  readonly #documents = new Map<string, DocumentNode>();

  constructor(readonly reads: Reads) {
    this.#limits = new Limits(reads.schema);
  }

  /** A document that has been parsed and validated before, or is now. @throws GraphQLError[] */
  document(text: string): DocumentNode {
    const key = text.length > 200 ? createHash('sha1').update(text).digest('base64') : text;
    const known = this.#documents.get(key);
    if (known) return known;
    const document = parse(text, { maxTokens: MAX_TOKENS });
    const faults = validate(this.reads.schema, document);
    if (faults.length) throw new InvalidDocument(faults);
    if (this.#documents.size >= CAPACITY) this.#documents.delete(this.#documents.keys().next().value!);
    this.#documents.set(key, document);
    return document;
  }

  /** The answer as JSON text where PostgreSQL can write it whole; undefined: {@link execute} has to. */
  async text(
    { document, operationName, variables }: Operation,
    context: Context,
  ): Promise<string | undefined> {
    this.cost({ document, operationName, variables });
    return this.reads.json(document, operationName, variables, context);
  }

  /** The answer of graphql-js, which runs everything: mutations, ordinary resolvers, errors. */
  async execute({ document, operationName, variables }: Operation, context: Context): Promise<Answer> {
    const result: ExecutionResult = await execute({
      schema: this.reads.schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
    });
    return format(result, context);
  }

  /**
   * Runs a subscription: an answer for each event, or one answer that says why not. Every event is shown in a
   * context of its own, so that nobody goes on seeing what they no longer may.
   * @param contextNow throws when the viewer is gone: the events end
   */
  async subscribe(
    { document, operationName, variables }: Operation,
    contextNow: () => Promise<Context>,
  ): Promise<AsyncIterableIterator<Answer> | Answer> {
    const { schema } = this.reads;
    const args = { schema, document, operationName, variableValues: variables };
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
    refuseCharacters(document, variables);
    return this.#limits.check(document, operationName, variables);
  }

  /** Runs a document of our own (REST, server rendering) in-process, by whichever road is shorter. */
  async run(text: string, variables: Record<string, unknown>, context: Context): Promise<Answer> {
    const operation = { document: this.document(text), variables };
    try {
      const answer = await this.text(operation, context);
      if (answer !== undefined) return JSON.parse(answer) as Answer;
    } catch (error) {
      if (error instanceof AppError) return { errors: [formatError(error, context)] };
      throw error;
    }
    return this.execute(operation, context);
  }
}

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

/** Not a generator: whoever stops listening has to be heard while the next event is still awaited. */
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
