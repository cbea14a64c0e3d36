import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  locatedError,
} from 'graphql';
import { AppError, invalidFields, unavailable } from '../../platform/errors/errors.ts';
import type { Run } from '../../platform/process/run.ts';
import { EXECUTION_BOUNDS } from '../error-bounds.ts';
import { CachedResponse, type ResponseCache } from './cached-response.ts';
import type { Compiler } from './compiler.ts';
import type { FieldExtensions } from './decorators.ts';
import { getVariableValues } from './graphql-internals.ts';
import { fieldName, type Model } from './model.ts';
import { NonNullViolation, nonNullViolationIn } from './non-null-violation.ts';
import type { Operation, Root } from './operation.ts';
import { type Replace, replacePlaceholders } from './placeholders.ts';
import type { BoundStatement, CalledRoot, Plan } from './plan.ts';
import { NeedsPaths } from './read-call.ts';
import { getSqlState, ReadFailure, type StatementFacts } from './read-failure.ts';
import { isConnectionLoss } from './read-pool.ts';

export interface ReadLogger {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ReadOptions {
  readonly services?: object;
  /** Optional. Milliseconds after which a statement is logged as slow. Defaults to never. */
  readonly slowMs?: number;
  /** Optional. Without it no response is cached. */
  readonly cache?: ResponseCache | undefined;
  /** Replacements of placeholders that PostgreSQL writes, by kind. */
  readonly replacers?: Readonly<Record<string, Replace>>;
}

/** A statement is prepared from its third use on. Earlier, a plan on every connection would not pay off. */
const NAMED_FROM = 3;

export interface ReadAnswer {
  /** JSON text. */
  readonly data: string;
  /** With path and location, not yet translated. */
  readonly errors: readonly GraphQLError[];
}

interface RootFailure {
  readonly error: unknown;
  readonly isBelow: boolean;
}

interface Outcome {
  readonly value: string;
  readonly errors: readonly GraphQLError[];
}

type RootValue = string | RootFailure;

const isFailure = (value: RootValue): value is RootFailure => typeof value !== 'string';
const isUnlocated = (value: RootValue): boolean => isFailure(value) && value.isBelow;

type Inputs = Readonly<Record<string, unknown>> | null | undefined;

interface Compiled {
  readonly read: () => Promise<ReadAnswer>;
  readonly key: () => string;
  /** Tables that its response depends on; undefined if it may not be cached. */
  readonly tables: readonly string[] | undefined;
}

interface ReadContext {
  readonly viewer?: unknown;
  readonly locale?: string;
  readonly onlyValidates?: boolean;
  readonly notes?: { hasRead?: boolean };
}

const toObject = (roots: readonly Root[], texts: readonly string[]): string =>
  `{${roots.map(({ key }, i) => `"${key}":${texts[i]!}`).join(',')}}`;

/** @returns undefined if a root field of the operation is not cached, or has an `@Uncached` field below it */
function getTables(roots: readonly Root[]): readonly string[] | undefined {
  const tables = new Set<string>();
  for (const { field, value } of roots) {
    const { cached } = (field?.field.extensions ?? {}) as FieldExtensions;
    if (field && !(cached && (value as Plan).isCacheable)) return undefined;
    for (const table of cached ?? []) tables.add(table);
  }
  return tables.size ? [...tables] : undefined;
}

/** Longer variables are hashed in the key, in characters. */
const MAX_KEY_LENGTH = 500;

function cacheKey({ id }: Operation, variables: Record<string, unknown>, locale = ''): string {
  const values = JSON.stringify(variables, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
  const short =
    values.length > MAX_KEY_LENGTH ? createHash('sha256').update(values).digest('base64url') : values;
  return `${id} ${locale} ${short}`;
}

/** Executes reads on both paths: `sql` (operations whose root fields are all compiled) and `graphql-js`. */
export class Reads {
  /** The schema, whose resolvers may return a `Source`. */
  readonly schema: GraphQLSchema;
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
    compiler.setExecutor(
      async (plan, variables, context, failures, root) =>
        this.#answer(plan, variables, context, failures, root),
      options.services,
    );
  }

  /**
   * Executes an operation whose root fields are all compiled.
   * @returns undefined if graphql-js has to execute the operation: ordinary resolvers, mutations, introspection
   * @throws UNAVAILABLE if the database is unreachable or a statement timed out, since graphql-js would fail as well
   */
  async answer(
    document: DocumentNode,
    operationName: string | null | undefined,
    inputs: Inputs,
    context: unknown,
  ): Promise<ReadAnswer | undefined> {
    return this.#compiled(document, operationName, inputs, context)?.read();
  }

  /** Like {@link answer}, for a document of our own, whose response may come from the cache. */
  async executeOwn(
    document: DocumentNode,
    operationName: string | null | undefined,
    inputs: Inputs,
    context: unknown,
  ): Promise<ReadAnswer | CachedResponse | undefined> {
    const compiled = this.#compiled(document, operationName, inputs, context);
    if (!compiled) return undefined;
    const { read, key, tables } = compiled;
    const { viewer, onlyValidates } = (context ?? {}) as ReadContext;
    const { cache } = this.options;
    if (!cache || !tables || viewer !== undefined || onlyValidates) return read();
    let answer: ReadAnswer | undefined;
    const readToCache = async (until: number) => {
      answer = await read();
      return answer.errors.length ? undefined : new CachedResponse(`{"data":${answer.data}}`, tables, until);
    };
    return (await cache.load(key(), readToCache, tables)) ?? answer ?? read();
  }

  /** @returns undefined if graphql-js has to execute the operation */
  #compiled(
    document: DocumentNode,
    operationName: string | null | undefined,
    inputs: Inputs,
    context: unknown,
  ): Compiled | undefined {
    const operation = this.compiler.operation(document, operationName ?? '');
    if (!operation) return undefined;
    const definitions = operation.node.variableDefinitions ?? [];
    // One error is enough to know that they are invalid; graphql-js reports all of them
    const { coerced } = getVariableValues(this.schema, definitions, inputs ?? {}, { maxErrors: 1 });
    if (!coerced) return undefined;
    try {
      const roots = operation.roots(coerced);
      if (!roots) return undefined;
      const { locale } = (context ?? {}) as ReadContext;
      return {
        read: () => this.#roots(roots, operation, coerced, inputs, context),
        key: () => cacheKey(operation, coerced, locale),
        tables: getTables(roots),
      };
    } catch (error) {
      this.#logFailure(error, operation);
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
      return { data: toObject(roots, texts), errors };
    }
    return { data: toObject(roots, values as readonly string[]), errors: [] };
  }

  /**
   * The value and errors of each root field. A failure of the root field itself (its arguments, permission, resolver or
   * statement) has the path of the root field. If a field below it failed ({@link NeedsPaths}, or null in a non-null
   * field), graphql-js executes that root field again, because only graphql-js knows the paths of the failed rows and
   * how far null propagates.
   */
  async #outcomes(
    operation: Operation,
    roots: readonly Root[],
    values: readonly RootValue[],
    inputs: Inputs,
    context: unknown,
  ): Promise<readonly Outcome[]> {
    const unlocated = roots.filter((_, i) => isUnlocated(values[i]!));
    const located: ExecutionResult = unlocated.length
      ? await execute({
          schema: this.schema,
          document: operation.only(unlocated),
          variableValues: inputs,
          contextValue: context,
          ...EXECUTION_BOUNDS,
        })
      : {};
    return roots.map(({ key, nodes }, i) => {
      const value = values[i]!;
      if (!isFailure(value)) return { value, errors: [] };
      if (!isUnlocated(value)) return { value: 'null', errors: [locatedError(value.error, nodes, [key])] };
      const errors = located.errors?.filter(({ path }) => path?.[0] === key) ?? [];
      return { value: JSON.stringify(located.data?.[key] ?? null), errors };
    });
  }

  /** Logs a failure, except for errors that resolvers throw on purpose. */
  #logFailure(thrown: unknown, { node }: Operation): void {
    const operation = node.name?.value;
    const err = thrown instanceof NeedsPaths ? thrown.cause : thrown;
    if (err instanceof NonNullViolation)
      this.logger.warn({ err, operation }, 'a read has null in a non-null field');
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
      const { getContext } = (field?.field.extensions ?? {}) as FieldExtensions;
      const answer = await this.#answer(value, variables, getContext ? getContext(context) : context, []);
      if (answer === null && required) throw new NonNullViolation(fieldName(field!));
      return answer ?? 'null';
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error;
      this.#logFailure(error, operation);
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
    const { notes } = (context ?? {}) as ReadContext;
    if (notes) notes.hasRead = true;
    const pending = plan.write(variables, context, failures, root);
    const bound = pending instanceof Promise ? await pending : pending;
    const started = performance.now();
    const facts = (): StatementFacts => ({
      operation: plan.operation,
      sql: bound.known.text,
      ms: Math.round(performance.now() - started),
    });
    try {
      const answer = await this.#send(bound);
      const { slowMs = Number.POSITIVE_INFINITY } = this.options;
      if (performance.now() - started > slowMs) this.logger.warn(facts(), 'a slow read');
      return answer;
    } catch (error) {
      throw this.#toClientError(error, facts());
    }
  }

  /** Sends a statement, prepared if it is frequent (`NAMED_FROM`). */
  async #send({ known, values, options }: BoundStatement): Promise<string | null> {
    const name = known.uses >= NAMED_FROM ? known.name : undefined;
    const text = await this.run(name, known.text, values, options?.genericPlan);
    return text && replacePlaceholders(text, this.options.replacers ?? {});
  }

  /** Converts an error of the database into one for the client. */
  #toClientError(error: unknown, facts: StatementFacts): unknown {
    const code = getSqlState(error);
    if (code === '57014' || isConnectionLoss(error)) {
      this.logger.error({ err: error, ...facts }, 'a read was cancelled or lost its connection');
      return unavailable('DATABASE_UNREACHABLE');
    }
    // A value does not have the type of the column: usually an invalid id or cursor of the client
    if (code && ['22P02', '22007', '22008', '22003', '22021'].includes(code)) {
      this.logger.warn({ code, ...facts }, 'a value of a read has the wrong form');
      return invalidFields([]);
    }
    const broken = code === '42704' && nonNullViolationIn(error as Error);
    return broken || new ReadFailure(error, facts);
  }
}
