import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  locatedError,
} from 'graphql';
import { AppError, invalidFields, unavailable } from '../../platform/errors.ts';
import type { Run } from '../../platform/run.ts';
import { EXECUTION_BOUNDS } from '../error-bounds.ts';
import type { Compiler } from './compiler.ts';
import type { FieldExtensions } from './decorators.ts';
import { getVariableValues } from './graphql-internals.ts';
import { fieldName, type Model } from './model.ts';
import { NonNullViolation, nonNullViolationIn } from './non-null-violation.ts';
import type { Operation, Root } from './operation.ts';
import { type Replace, replacePlaceholders } from './placeholders.ts';
import type { CalledRoot, Plan, Written } from './plan.ts';
import { NeedsPaths } from './read-call.ts';
import { ReadFailure, type StatementFacts, sqlStateOf } from './read-failure.ts';
import { isConnectionLoss } from './read-pool.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';

/** The part of a logger that reads use; pino's has it. */
export interface ReadLogger {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ReadOptions {
  /** The services of the contexts whose reads these are; left out: contexts have none. */
  readonly services?: object;
  /** A statement that takes longer is logged, in milliseconds; none when left out. */
  readonly slowMs?: number;
  /** Left out: nothing is cached. */
  readonly cache?: ResponseCache | undefined;
  /** What PostgreSQL leaves to the program, by kind of placeholder. */
  readonly replacers?: Readonly<Record<string, Replace>>;
}

/** A shape seen only once or twice is not worth a plan kept on every connection. */
const NAMED_FROM = 3;

/** What PostgreSQL wrote, and what failed. */
export interface ReadAnswer {
  /** JSON text. */
  readonly data: string;
  /** Located in the document, not yet in anyone's words. */
  readonly errors: readonly GraphQLError[];
}

/** Why a root field has no text. */
interface RootFailure {
  readonly error: unknown;
  /** It lies below the root field. */
  readonly isBelow: boolean;
}

interface Outcome {
  readonly value: string;
  readonly errors: readonly GraphQLError[];
}

type RootValue = string | RootFailure;

const isFailure = (value: RootValue): value is RootFailure => typeof value !== 'string';
const isUnplaced = (value: RootValue): boolean => isFailure(value) && value.isBelow;

type Inputs = Readonly<Record<string, unknown>> | null | undefined;

/** An operation that PostgreSQL can answer. */
interface Compiled {
  readonly read: () => Promise<ReadAnswer>;
  /** The key of its response in the cache. */
  readonly key: () => string;
  /** Tables that decide its response; undefined if it may not be cached. */
  readonly tables: readonly string[] | undefined;
}

/** Properties of a context that decide whether a response may come from the cache. */
interface Asker {
  readonly viewer?: unknown;
  readonly locale?: string;
  readonly onlyValidates?: boolean;
  /** Is told of each response: from the cache, or undefined. */
  readonly onRead?: (cached: CachedResponse | undefined) => void;
}

const objectOf = (roots: readonly Root[], texts: readonly string[]): string =>
  `{${roots.map(({ key }, i) => `"${key}":${texts[i]!}`).join(',')}}`;

/** The tables of an operation all of whose root fields are cached, without an `@Uncached` field below them. */
function tablesOf(roots: readonly Root[]): readonly string[] | undefined {
  const tables = new Set<string>();
  for (const { field, value } of roots) {
    const { cached } = (field?.field.extensions ?? {}) as FieldExtensions;
    if (field && !(cached && (value as Plan).isCacheable)) return undefined;
    for (const table of cached ?? []) tables.add(table);
  }
  return tables.size ? [...tables] : undefined;
}

/** Longer variables are known by their hash. */
const MAX_KEY = 500;

function cacheKey({ id }: Operation, variables: Record<string, unknown>, locale = ''): string {
  const values = JSON.stringify(variables, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
  const short = values.length > MAX_KEY ? createHash('sha256').update(values).digest('base64url') : values;
  return `${id} ${locale} ${short}`;
}

/** Answers reads, on both execution paths: `sql` (root fields whole) and `graphql-js`. */
export class Reads {
  /** The same schema, taught to take a `Source` from any resolver. */
  readonly schema: GraphQLSchema;
  /** What is known of its types. */
  readonly model: Model;

  /** @param run executes a statement, see `createReadPool` */
  constructor(
    private readonly compiler: Compiler,
    private readonly run: Run,
    private readonly logger: ReadLogger,
    private readonly options: ReadOptions = {},
  ) {
    this.model = compiler.model;
    this.schema = this.model.schema;
    compiler.answerBy(async (plan, variables, context, failures, root) => {
      (context as Asker | undefined)?.onRead?.(undefined);
      return this.#answer(plan, variables, context, failures, root);
    }, options.services);
  }

  /**
   * The answer, written by PostgreSQL: its data as JSON text, and the errors of root fields that failed. undefined when
   * graphql-js has to execute: ordinary resolvers, mutations, introspection.
   * @throws UNAVAILABLE when the database is out or a statement ran out of time: nothing else would fare better
   */
  async answer(
    document: DocumentNode,
    operationName: string | null | undefined,
    inputs: Inputs,
    context: unknown,
  ): Promise<ReadAnswer | undefined> {
    return this.#compiled(document, operationName, inputs, context)?.read();
  }

  /** The same for a document of our own, whose response may be cached. */
  async answerOwn(
    document: DocumentNode,
    operationName: string | null | undefined,
    inputs: Inputs,
    context: unknown,
  ): Promise<ReadAnswer | CachedResponse | undefined> {
    const compiled = this.#compiled(document, operationName, inputs, context);
    if (!compiled) return undefined;
    const { read, key, tables } = compiled;
    const { viewer, onlyValidates, onRead } = (context ?? {}) as Asker;
    const { cache } = this.options;
    const isCached = cache && tables && viewer === undefined && !onlyValidates;
    let answer: ReadAnswer | undefined;
    const cached =
      isCached &&
      (await cache.respond(key(), tables, async () => {
        answer = await read();
        return answer.errors.length ? undefined : `{"data":${answer.data}}`;
      }));
    onRead?.(cached || undefined);
    return cached || (answer ?? read());
  }

  /** An operation that PostgreSQL can answer. */
  #compiled(
    document: DocumentNode,
    operationName: string | null | undefined,
    inputs: Inputs,
    context: unknown,
  ): Compiled | undefined {
    const operation = this.compiler.operation(document, operationName ?? '');
    if (!operation) return undefined;
    const definitions = operation.node.variableDefinitions ?? [];
    // Only whether they fit: graphql-js words the errors, which cost more the more there are
    const { coerced } = getVariableValues(this.schema, definitions, inputs ?? {}, { maxErrors: 1 });
    if (!coerced) return undefined;
    try {
      const roots = operation.roots(coerced);
      if (!roots) return undefined;
      const { locale } = (context ?? {}) as Asker;
      return {
        read: () => this.#roots(roots, operation, coerced, inputs, context),
        key: () => cacheKey(operation, coerced, locale),
        tables: tablesOf(roots),
      };
    } catch (error) {
      this.#note(error, operation);
      return undefined;
    }
  }

  async #roots(
    roots: readonly Root[],
    operation: Operation,
    variables: Record<string, unknown>,
    inputs: Inputs,
    context: unknown,
  ): Promise<ReadAnswer> {
    const values = await Promise.all(roots.map((root) => this.#root(root, operation, variables, context)));
    if (values.some(isFailure)) {
      const outcomes = await this.#outcomes(operation, roots, values, inputs, context);
      const errors = outcomes.flatMap((outcome) => outcome.errors);
      if (outcomes.some(({ value }, i) => value === 'null' && roots[i]!.required))
        return { data: 'null', errors };
      const texts = outcomes.map(({ value }) => value);
      return { data: objectOf(roots, texts), errors };
    }
    return { data: objectOf(roots, values as readonly string[]), errors: [] };
  }

  /**
   * What became of each root field. A failure of the root field itself (its arguments, permission, resolver or
   * statement) is located at once: graphql-js would come to the same. Only for one below it ({@link NeedsPaths}, null
   * where a value is promised) does graphql-js run, and those root fields alone: the rows at fault, their paths and
   * how far null spreads are known to nothing else.
   */
  async #outcomes(
    operation: Operation,
    roots: readonly Root[],
    values: readonly RootValue[],
    inputs: Inputs,
    context: unknown,
  ): Promise<readonly Outcome[]> {
    const unplaced = roots.filter((_, i) => isUnplaced(values[i]!));
    const placed: ExecutionResult = unplaced.length
      ? await execute({
          schema: this.schema,
          document: operation.only(unplaced),
          variableValues: inputs,
          contextValue: context,
          ...EXECUTION_BOUNDS,
        })
      : {};
    return roots.map(({ key, nodes }, i) => {
      const value = values[i]!;
      if (!isFailure(value)) return { value, errors: [] };
      if (!isUnplaced(value)) return { value: 'null', errors: [locatedError(value.error, nodes, [key])] };
      const errors = placed.errors?.filter(({ path }) => path?.[0] === key) ?? [];
      return { value: JSON.stringify(placed.data?.[key] ?? null), errors };
    });
  }

  /** Errors made on purpose are the client's affair; broken promises are the data's, all else is ours. */
  #note(thrown: unknown, { node }: Operation): void {
    const operation = node.name?.value;
    const err = thrown instanceof NeedsPaths ? thrown.cause : thrown;
    if (err instanceof NonNullViolation)
      this.logger.warn({ err, operation }, 'a read breaks a promise of the schema');
    else if (!(err instanceof GraphQLError)) this.logger.error({ err, operation }, 'a compiled read failed');
  }

  async #root(
    { value, required, field }: Root,
    operation: Operation,
    variables: Record<string, unknown>,
    context: unknown,
  ): Promise<RootValue> {
    if (typeof value === 'string') return value;
    try {
      const { contextOf } = (field?.field.extensions ?? {}) as FieldExtensions;
      const answer = await this.#answer(value, variables, contextOf ? contextOf(context) : context, []);
      if (answer === null && required) throw new NonNullViolation(fieldName(field!));
      return answer ?? 'null';
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error;
      this.#note(error, operation);
      const isOfRoot = error instanceof NonNullViolation && error.field === fieldName(field!);
      const isBelow = error instanceof NeedsPaths || (error instanceof NonNullViolation && !isOfRoot);
      return { error, isBelow };
    }
  }

  async #answer(
    plan: Plan,
    variables: Record<string, unknown>,
    context: unknown,
    failures: Error[],
    root?: CalledRoot,
  ): Promise<string | null> {
    const asked = plan.write(variables, context, failures, root);
    const written = asked instanceof Promise ? await asked : asked;
    const started = performance.now();
    const facts = (): StatementFacts => ({
      operation: plan.operation,
      sql: written.known.text,
      ms: Math.round(performance.now() - started),
    });
    try {
      const answer = await this.#send(written);
      const { slowMs = Number.POSITIVE_INFINITY } = this.options;
      if (performance.now() - started > slowMs) this.logger.warn(facts(), 'a slow read');
      return answer;
    } catch (error) {
      throw this.#worded(error, facts());
    }
  }

  /** Prepared only where it is worth it. */
  async #send({ known, values, options }: Written): Promise<string | null> {
    const name = known.uses >= NAMED_FROM ? known.name : undefined;
    const text = await this.run(name, known.text, values, options?.genericPlan);
    return text && replacePlaceholders(text, this.options.replacers ?? {});
  }

  /** What the database's own errors mean to a client. */
  #worded(error: unknown, facts: StatementFacts): unknown {
    const code = sqlStateOf(error);
    if (code === '57014' || isConnectionLoss(error)) {
      this.logger.error({ err: error, ...facts }, 'a read was cut off');
      return unavailable('DATABASE_UNREACHABLE');
    }
    // A value that does not read as the column's type: most often an id or a cursor made up by the client
    if (code && ['22P02', '22007', '22008', '22003', '22021'].includes(code)) {
      this.logger.warn({ code, ...facts }, 'a value of a read has the wrong form');
      return invalidFields([]);
    }
    const broken = code === '42704' && nonNullViolationIn(error as Error);
    return broken || new ReadFailure(error, facts);
  }
}
