import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { AppError, invalidFields, unavailable } from '../../platform/errors.ts';
import type { Compiler } from './compiler.ts';
import { getVariableValues } from './graphql-internals.ts';
import { installResolvers } from './install-resolvers.ts';
import type { Model } from './model.ts';
import { NonNullViolation, nonNullViolationIn } from './non-null-violation.ts';
import type { Root } from './operation.ts';
import type { Plan } from './plan.ts';
import { ReadFailure, type StatementFacts, sqlStateOf } from './read-failure.ts';
import { isConnectionLoss, type Run } from './read-pool.ts';

/** The part of a logger that reads use; pino's has it. */
export interface ReadLogger {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ReadOptions {
  /** A statement that takes longer is logged, in milliseconds; none when left out. */
  readonly slowMs?: number;
}

/** A shape seen only once or twice is not worth a plan kept on every connection. */
const NAMED_FROM = 3;

/** Answers reads, on both execution paths: `sql` (the whole answer) and `graphql-js`. */
export class Reads {
  /** The same schema, taught to take a `Source` from any resolver. */
  readonly schema: GraphQLSchema;
  /** What is known of its types. */
  readonly model: Model;

  /**
   * Wires the compiler's schema in place: from here on it must be executed with sources in mind.
   * @param run executes a statement, see `createReadPool`
   */
  constructor(
    private readonly compiler: Compiler,
    private readonly run: Run,
    private readonly logger: ReadLogger,
    private readonly options: ReadOptions = {},
  ) {
    this.model = compiler.model;
    this.schema = this.model.schema;
    installResolvers(compiler, (plan, variables, context, failures, root) =>
      this.#answer(plan, variables, context, failures, root),
    );
  }

  /**
   * The whole answer `{"data":…}` as JSON text, or undefined when graphql-js has to execute: ordinary resolvers,
   * mutations, introspection, and any error, which graphql-js then words, places and masks like all others.
   * @throws UNAVAILABLE when the database is out or a statement ran out of time: no second attempt
   */
  async json(
    document: DocumentNode,
    operationName: string | null | undefined,
    inputs: Readonly<Record<string, unknown>> | null | undefined,
    context: unknown,
  ): Promise<string | undefined> {
    const operation = this.compiler.operation(document, operationName ?? '');
    if (!operation) return undefined;
    const definitions = operation.node.variableDefinitions ?? [];
    const { coerced } = getVariableValues(this.schema, definitions, inputs ?? {});
    if (!coerced) return undefined;
    try {
      const roots = operation.roots(coerced);
      if (!roots) return undefined;
      const values = await Promise.all(roots.map((root) => this.#root(root, coerced, context)));
      return `{"data":{${roots.map(({ key }, i) => `"${key}":${values[i]}`).join(',')}}}`;
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAVAILABLE') throw error;
      this.#note(error, operation.node.name?.value);
      return undefined;
    }
  }

  /** Errors made on purpose are the client's affair; broken promises are the data's, all else is ours. */
  #note(err: unknown, operation: string | undefined): void {
    if (err instanceof NonNullViolation)
      this.logger.warn({ err, operation }, 'a read breaks a promise of the schema');
    else if (!(err instanceof GraphQLError)) this.logger.error({ err, operation }, 'a compiled read failed');
  }

  async #root(
    { value, required, key }: Root,
    variables: Record<string, unknown>,
    context: unknown,
  ): Promise<string> {
    if (typeof value === 'string') return value;
    const answer = await this.#answer(value, variables, context, []);
    if (answer === null && required) throw new NonNullViolation(key);
    return answer ?? 'null';
  }

  async #answer(
    plan: Plan,
    variables: Record<string, unknown>,
    context: unknown,
    failures: Error[],
    root?: { readonly value: unknown },
  ): Promise<string | null> {
    const written = plan.write(variables, context, failures, root);
    const { known, values } = written instanceof Promise ? await written : written;
    const started = performance.now();
    const facts = (): StatementFacts => ({
      operation: plan.operation,
      sql: known.text,
      ms: Math.round(performance.now() - started),
    });
    try {
      const answer = await this.run(known.uses >= NAMED_FROM ? known.name : undefined, known.text, values);
      const { slowMs = Number.POSITIVE_INFINITY } = this.options;
      if (performance.now() - started > slowMs) this.logger.warn(facts(), 'a slow read');
      return answer;
    } catch (error) {
      throw this.#worded(error, facts());
    }
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
