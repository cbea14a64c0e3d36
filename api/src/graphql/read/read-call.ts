import { randomUUID } from 'node:crypto';
import {
  type FieldNode,
  type GraphQLLeafType,
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isListType,
} from 'graphql';
import { Sql } from '../../platform/db/index.ts';
import type { Predicate } from './decorators.ts';
import { getArgumentValues } from './graphql-internals.ts';
import type { FieldModel, RowsModel } from './model.ts';
import type { Call } from './plan.ts';
import type { Setting } from './selection.ts';
import { type AnyShape, type Row, Source } from './source.ts';

export interface Prepared {
  readonly source: Source;
  readonly shape: AnyShape;
}

/** Requirements of a field’s type for the source that its resolver returns. */
export interface ExpectedSource {
  readonly kind: AnyShape['kind'];
  /** The type of the rows: of a page's items, or of a connection's nodes. */
  readonly rows: RowsModel;
  readonly row: Row<Record<string, unknown>>;
}

/** A nested resolver that threw while a plan for graphql-js was written. graphql-js throws the error at its field. */
export class Failed {
  constructor(readonly index: number) {}
}
/** Key of a failure in JSON. It is random, so that no stored value can contain it. */
export const FAILED = `$failed:${randomUUID()}`;

/**
 * A field below a root field failed. Its path depends on the rows, and only graphql-js can determine the paths and
 * how far null propagates.
 */
export class NeedsPaths extends Error {
  constructor(cause: unknown) {
    super('a field below the root failed', { cause });
  }
}

export type Rule = () => Sql | boolean;

/** Evaluates a visibility rule at most once per request, and not at all for sources that skip it. */
export const visibilityCall = (may: Predicate, row: Row<Record<string, unknown>>): Call => {
  const { run, accept } = asking(may, row);
  return {
    run(...args): Rule {
      let answer: Sql | boolean | undefined;
      return () => {
        answer ??= run(...args) as Sql | boolean;
        return answer;
      };
    },
    accept,
  };
};

export const asking = (may: Predicate, row: Row<Record<string, unknown>>): Call => ({
  run: (_, context) =>
    may((context as { viewer?: unknown } | undefined)?.viewer as never, row as never, context as never),
  accept: (value) => value,
});

/**
 * Prepares the call of a `@ReadQuery` or `@ReadField` resolver, exactly as graphql-js would call it, but with a
 * symbolic row as root.
 * @param expected undefined for a leaf
 */
export function prepare(
  field: FieldModel,
  nodes: readonly FieldNode[],
  row: Row<Record<string, unknown>> | undefined,
  expected: ExpectedSource | undefined,
  setting: Setting,
): Call {
  const accept = expected
    ? (value: unknown) => acceptSource(field, expected, setting, value)
    : acceptLeaf(field, setting);
  const info = getInfo(field, nodes, setting);
  const resolve = (variables: Record<string, unknown>, context: unknown): unknown => {
    const args = getArgumentValues(field.field, nodes[0]!, variables);
    const value = field.resolve(row, args, context, { ...info, variableValues: variables });
    return value instanceof Promise ? value.then(accept) : accept(value);
  };
  const isOfRow = row !== undefined;
  return {
    accept,
    run(variables, context, failures) {
      // On the path sql an error ends the plan. The error of a root field is its whole result
      const fail = (error: unknown) => {
        if (!setting.raw) throw isOfRow ? new NeedsPaths(error) : error;
        failures.push(error instanceof Error ? error : new Error(String(error)));
        return new Failed(failures.length - 1);
      };
      try {
        const value = resolve(variables, context);
        return value instanceof Promise ? value.catch(fail) : value;
      } catch (error) {
        return fail(error);
      }
    },
  };
}

function acceptSource(
  field: FieldModel,
  expected: ExpectedSource,
  { model }: Setting,
  value: unknown,
): Prepared | null {
  if (value === null || value === undefined) return null;
  const where = `${field.owner.type.name}.${field.name}`;
  if (!(value instanceof Source))
    throw new Error(`${where}: the resolver must return rows(), derived(), page() or connection()`);
  const { rows } = expected;
  if (!model.canRead(rows, value.type)) {
    throw new Error(`${where}: a source of ${value.type.name} cannot be read as ${rows.type.name}`);
  }
  if (!rows.meta && !value.options.from)
    throw new Error(`${where}: ${rows.type.name} has no table; use derived()`);
  // A type without a table requires a rule as well, in the type or in the source
  if (!rows.declaresVisible && !value.options.skipVisibility)
    throw new Error(
      `${where}: ${rows.type.name} has no @Visible; the source must state why in skipVisibility`,
    );
  const shape = value.shape(expected.row as never);
  if (shape.kind !== expected.kind)
    throw new Error(`${where}: the type requires ${expected.kind}() instead of ${shape.kind}()`);
  // `where: viewer && sql…` must not mean "all rows" for guests
  if ('where' in shape && !(shape.where instanceof Sql) && typeof shape.where !== 'boolean') {
    throw new Error(`${where}: \`where\` is ${String(shape.where)}; omit it to select all rows`);
  }
  return { source: value, shape };
}

function acceptLeaf(field: FieldModel, { raw }: Setting): (value: unknown) => unknown {
  const leaf = getNamedType(field.field.type) as GraphQLLeafType;
  const list = isListType(getNullableType(field.field.type));
  const serialize = (value: unknown) =>
    value === null || value === undefined ? null : leaf.serialize(value);
  return (value) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Sql || raw) return value;
    if (!list) return serialize(value);
    try {
      return Array.from(value as Iterable<unknown>, serialize);
    } catch (error) {
      throw new NeedsPaths(error);
    }
  };
}

/** The part of `info` that permission checks and middleware use. The path inside the row is unknown. */
function getInfo(field: FieldModel, nodes: readonly FieldNode[], setting: Setting): GraphQLResolveInfo {
  const { type } = field.owner;
  return {
    fieldName: field.name,
    fieldNodes: nodes,
    returnType: field.field.type,
    parentType: type,
    path: { prev: undefined, key: nodes[0]!.alias?.value ?? field.name, typename: type.name },
    schema: setting.model.schema,
    fragments: setting.fragments,
    rootValue: undefined,
    operation: setting.operation,
    variableValues: {},
  };
}
