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
import type { Filled, Plan, Written } from './plan.ts';
import { NeedsPaths } from './read-call.ts';
import { ReadFailure, type StatementFacts, sqlStateOf } from './read-failure.ts';
import { isConnectionLoss } from './read-pool.ts';
import { isKept, type Kept, type SharedAnswers } from './shared-answers.ts';
import type { SourceOptions } from './source.ts';
import { isAllInKey, type KeptAnswer, type RootAnswer, type WholeAnswers } from './whole-answers.ts';

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
  /** Keeps answers that any viewer may be given; left out: each is read. */
  readonly shared?: SharedAnswers;
  /** Keeps what whole operations are answered of those. */
  readonly wholes?: WholeAnswers;
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

/** What came of a statement: text, and how far it may be kept. */
type RootText = RootAnswer & { readonly given: { readonly text: string } };

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

type RootValue = string | RootText | RootFailure;

const isFailure = (value: RootValue): value is RootFailure => typeof value !== 'string' && 'error' in value;
const isUnplaced = (value: RootValue): boolean => isFailure(value) && value.isBelow;
const textOf = (value: string | RootText): string => (typeof value === 'string' ? value : value.given.text);

/** Tells whoever makes something of an answer what it is made of. @param parts undefined: of what is not kept */
function tell(context: unknown, parts: readonly Kept[] | undefined): void {
  (context as { onRead?: (parts: readonly Kept[] | undefined) => void } | undefined)?.onRead?.(parts);
}

const objectOf = (roots: readonly Root[], texts: readonly string[]): string =>
  `{${roots.map(({ key }, i) => `"${key}":${texts[i]!}`).join(',')}}`;

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
      const { given } = await this.#answer(plan, variables, context, failures, root);
      return given.text;
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
    inputs: Readonly<Record<string, unknown>> | null | undefined,
    context: unknown,
  ): Promise<ReadAnswer | KeptAnswer | undefined> {
    const operation = this.compiler.operation(document, operationName ?? '');
    if (!operation) return undefined;
    const definitions = operation.node.variableDefinitions ?? [];
    // Only whether they fit: graphql-js words the errors, which cost more the more there are
    const { coerced } = getVariableValues(this.schema, definitions, inputs ?? {}, { maxErrors: 1 });
    if (!coerced) return undefined;
    const { wholes } = this.options;
    const name = wholes?.nameOf(operation, coerced);
    const kept = name && wholes?.find(name, context);
    if (kept) {
      tell(context, kept.parts);
      return kept;
    }
    let roots: readonly Root[] | null;
    try {
      roots = operation.roots(coerced);
    } catch (error) {
      this.#note(error, operation);
      return undefined;
    }
    if (!roots) return undefined;
    const values = await Promise.all(roots.map((root) => this.#root(root, operation, coerced, context)));
    if (values.some(isFailure)) {
      const outcomes = await this.#outcomes(operation, roots, values, inputs, context);
      const errors = outcomes.flatMap((outcome) => outcome.errors);
      if (outcomes.some(({ value }, i) => value === 'null' && roots[i]!.required))
        return { data: 'null', errors };
      const texts = outcomes.map(({ value }) => value);
      return { data: objectOf(roots, texts), errors };
    }
    const given = values as readonly (string | RootText)[];
    const data = objectOf(roots, given.map(textOf));
    if (name) {
      const read = given.filter((value) => typeof value !== 'string');
      wholes!.keep(name, context, read, `{"data":${data}}`);
    }
    return { data, errors: [] };
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
    inputs: Readonly<Record<string, unknown>> | null | undefined,
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
      if (!isFailure(value)) return { value: textOf(value), errors: [] };
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
      if (answer.given.text !== null) return { ...answer, contextOf } as RootText;
      if (required) throw new NonNullViolation(fieldName(field!));
      return { given: { text: 'null' } };
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
    root?: { readonly value: unknown },
  ): Promise<RootAnswer> {
    const { shared } = this.options;
    const isShared = shared !== undefined && plan.isShared;
    const asked = plan.write(variables, context, failures, { root, isTracked: isShared });
    const written = asked instanceof Promise ? await asked : asked;
    const { known } = written;
    const started = performance.now();
    const facts = (): StatementFacts => ({
      operation: plan.operation,
      sql: known.text,
      ms: Math.round(performance.now() - started),
    });
    try {
      const { replica } = (context ?? {}) as { readonly replica?: Run };
      const answer = isShared
        ? await this.#kept(shared, written)
        : { given: { text: await this.#send(replica ?? this.run, written, written.options) } };
      // What graphql-js has asked of the root field's resolver is not tracked
      const isTracked = !root && isAllInKey(answer.dependsOn);
      tell(context, isTracked && isKept(answer.given) ? [answer.given] : undefined);
      const { slowMs = Number.POSITIVE_INFINITY } = this.options;
      if (performance.now() - started > slowMs) this.logger.warn(facts(), 'a slow read');
      return answer;
    } catch (error) {
      tell(context, undefined);
      throw this.#worded(error, facts());
    }
  }

  /** By what everyone may see where that is enough. What is kept follows announcements, which a replica may be behind. */
  async #kept(shared: SharedAnswers, written: Written): Promise<RootAnswer> {
    const { options, forAll, dependsOn } = written;
    const asked = (filled: Filled) =>
      [filled.known, filled.values, options?.about, () => this.#send(this.run, filled, options)] as const;
    const ofAll = forAll && (await shared.answerForAll(...asked(forAll())));
    const given = ofAll || (await shared.answer(...asked(written)));
    return { given, dependsOn: dependsOn(!!ofAll) };
  }

  /** Prepared only where it is worth it. */
  async #send(run: Run, { known, values }: Filled, options: SourceOptions | undefined) {
    const name = known.uses >= NAMED_FROM ? known.name : undefined;
    const text = await run(name, known.text, values, options?.genericPlan);
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
