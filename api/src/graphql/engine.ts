import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLFormattedError,
  getOperationAST,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import { AppError } from '../platform/errors.ts';
import { networkOf } from '../platform/network.ts';
import type { Context } from './context.ts';
import type { Balance, CostBudget } from './cost-budget.ts';
import { DocumentCache } from './document-cache.ts';
import { EXECUTION_BOUNDS, VALIDATION_BOUNDS } from './error-bounds.ts';
import { formatError } from './errors.ts';
import { Introspection } from './introspection.ts';
import { type AnswerName, KeptAnswer, Limits, MAX_TOKENS, type Reads, type Replicas } from './read/index.ts';
import { assertValues } from './request-values.ts';

/** Bytes of documents kept parsed and validated: those of REST and of server rendering, and subscriptions. */
const MOST_BYTES = 32 * 2 ** 20;

/**
 * Characters of an unknown document for a cost of 1. Parsing and validating 10,000 characters takes about as long as
 * reading 500 fields.
 */
const CHARACTERS_PER_COST = 20;

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

/** What this process itself announces of content that answers are kept of. */
export interface OwnContent {
  /** How often it has announced something, committed or not. */
  announced(): number;
  /** Settles once this process has received all that was committed before: the next request is given what was changed. */
  catchUp(): Promise<void>;
}

/**
 * Executes operations, whoever asks: the GraphQL endpoint, the REST adapter, server rendering. There is no
 * other way to reach a resolver, so limits, permissions and the form of errors are the same for all.
 */
export class Engine {
  readonly #limits: Limits;
  readonly #introspection: Introspection;
  readonly #documents = new DocumentCache({ most: MOST_BYTES, isOurs: (text) => this.#ours.has(text) });
  readonly #ours = new Set<string>();
  readonly #balances = new WeakMap<Context, Balance>();

  constructor(
    readonly reads: Reads,
    readonly budget: CostBudget,
    private readonly content?: OwnContent,
    private readonly replicas?: Replicas,
  ) {
    this.#limits = new Limits(reads.schema);
    this.#introspection = new Introspection(reads.schema);
  }

  /** A document of our own, which is kept. */
  ownDocument(text: string): DocumentNode {
    this.#ours.add(text);
    return this.document(text);
  }

  /**
   * A document, parsed and validated unless it is cached.
   * @param charge is called before a document is parsed
   * @throws GraphQLError[]
   */
  document(text: string, charge?: () => void): DocumentNode {
    const known = this.#documents.get(text);
    if (known) return known;
    charge?.();
    const document = parse(text, { maxTokens: MAX_TOKENS });
    const faults = validate(this.reads.schema, document, undefined, VALIDATION_BOUNDS);
    if (faults.length) throw new InvalidDocument(faults);
    this.#documents.offer(text, text, document);
    return document;
  }

  /**
   * The answer of an admitted operation on the path sql: finished JSON text, one that is kept, or an answer with
   * errors in the viewer's words; undefined: {@link execute} has to.
   */
  async read(
    { document, operationName, variables }: Operation,
    context: Context,
  ): Promise<string | KeptAnswer | Answer | undefined> {
    const introspection = this.#introspection.respond(document);
    if (introspection) return introspection;
    if (this.replicas) context.replica = await this.replicas.runFor(keysOf(context));
    const answer = await this.reads.answer(document, operationName, variables, context);
    if (!answer || answer instanceof KeptAnswer) return answer;
    const { data, errors } = answer;
    if (!errors.length) return `{"data":${data}}`;
    return format({ data: JSON.parse(data) as ExecutionResult['data'], errors }, context);
  }

  /** What {@link read} would give of an admitted operation whose answer was kept under that name; undefined: it has to. */
  kept(name: AnswerName, context: Context): KeptAnswer | undefined {
    return this.reads.kept(name, context);
  }

  /** The answer of graphql-js, which runs everything: mutations and ordinary resolvers too. */
  async execute({ document, operationName, variables }: Operation, context: Context): Promise<Answer> {
    // Whatever asks for more than reads asks the primary
    context.replica = undefined;
    const before = this.content?.announced();
    const result: ExecutionResult = await execute({
      schema: this.reads.schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: context,
      ...EXECUTION_BOUNDS,
    });
    const isMutation = getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION;
    if (this.replicas && isMutation) await this.replicas.wrote(keysOf(context));
    // It may have been another one's: then this one waits for nothing of its own
    if (this.content && this.content.announced() !== before) await this.content.catchUp();
    return format(result, context, isMutation);
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

  /** Lets an operation run: within the limits, and paid for. @throws as {@link cost}, RATE_LIMITED @returns its cost */
  admit(operation: Operation, context: Context): number {
    const cost = this.cost(operation);
    this.pay(cost, context);
    return cost;
  }

  /** Charges for parsing and validating a document, also if it is then refused. @throws RATE_LIMITED */
  payForDocument(text: string, context: Context): void {
    this.pay(Math.ceil(text.length / CHARACTERS_PER_COST), context);
  }

  /** Takes a cost from the budget of whoever asks. @throws RATE_LIMITED */
  pay(cost: number, context: Context): void {
    const payer = { address: context.request.address, viewer: context.viewer };
    try {
      this.#balances.set(context, this.budget.pay(payer, cost));
    } catch (error) {
      this.#balances.set(context, this.budget.balance(payer));
      throw error;
    }
  }

  /** What is left to whoever asked, after their latest operation in this context, also one refused; undefined before one. */
  balanceOf(context: Context): Balance | undefined {
    return this.#balances.get(context);
  }

  /** Runs a document of our own (REST, server rendering) in-process, by whichever execution path it can take. */
  async run(text: string, variables: Record<string, unknown>, context: Context): Promise<Answer> {
    const answer = await this.give(text, variables, context);
    return answer instanceof KeptAnswer ? contentOf(answer) : answer;
  }

  /** The same, for whoever makes something of an answer that is worth being kept with it. */
  async give(
    text: string,
    variables: Record<string, unknown>,
    context: Context,
  ): Promise<Answer | KeptAnswer> {
    const operation = { document: this.ownDocument(text), variables };
    try {
      // A page pays for all that it is made of at once
      if (context.request.origin === 'page') this.cost(operation);
      else this.admit(operation, context);
      const answer = context.onlyValidates ? undefined : await this.read(operation, context);
      if (answer !== undefined) return typeof answer === 'string' ? (JSON.parse(answer) as Answer) : answer;
    } catch (error) {
      if (error instanceof AppError) return { errors: [formatError(error, context)] };
      throw error;
    }
    return this.execute(operation, context);
  }
}

/** What a kept answer says. */
export const contentOf = ({ body }: KeptAnswer): Answer => JSON.parse(body.text) as Answer;

/** Who writes and reads: the person, and whoever may become one with the same request. */
const keysOf = ({ viewer, request }: Context): string[] => [
  networkOf(request.address),
  ...(viewer ? [viewer.id] : []),
];

/** A document that does not fit the schema. */
export class InvalidDocument extends Error {
  constructor(readonly faults: readonly GraphQLError[]) {
    super(faults.map(({ message }) => message).join('\n'));
  }
}

const format = ({ data, errors }: ExecutionResult, context: Context, isMutation = false): Answer => ({
  ...(data === undefined ? {} : { data }),
  ...(errors?.length ? { errors: errors.map((error) => formatError(error, context, isMutation)) } : {}),
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
