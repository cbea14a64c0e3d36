import { type GraphQLResolveInfo, isNonNullType } from 'graphql';
import { Sql } from '../../platform/db/index.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Compiler } from './compiler.ts';
import { type FieldExtensions, getContext } from './decorators.ts';
import type { FieldModel } from './model.ts';
import type { Plan } from './plan.ts';
import { FAILED } from './read-call.ts';
import { AnswerFailure } from './read-failure.ts';
import { Source } from './source.ts';
import { getColumn } from './source-sql.ts';

/** Writes and executes a plan. The result is JSON text. */
export type ExecutePlan = (
  plan: Plan,
  variables: Record<string, unknown>,
  context: unknown,
  failures: Error[],
  root: { readonly value: unknown },
) => Promise<string | null>;

/** A compiled object: its values by response key, and under `$` the root of its ordinary resolvers. */
type Compiled = Readonly<Record<string, unknown>> & { readonly $: unknown };

const isCompiled = (root: unknown): root is Compiled =>
  root !== null && typeof root === 'object' && Object.hasOwn(root, '$');

/**
 * Replaces the resolvers of a schema, so that graphql-js can execute reads: a resolver that returns a source gets its
 * rows by one statement, and fields of compiled objects return their compiled values.
 */
export function installResolvers(compiler: Compiler): void {
  // Errors of nested resolvers by execution: graphql-js creates one variables object for each
  const failures = new WeakMap<object, Error[]>();
  const getFailures = ({ variableValues }: GraphQLResolveInfo) => {
    let list = failures.get(variableValues);
    if (!list) {
      list = [];
      failures.set(variableValues, list);
    }
    return list;
  };

  const loadRows = async (
    field: FieldModel,
    value: Source | Sql,
    context: unknown,
    info: GraphQLResolveInfo,
  ) => {
    const plan = compiler.plan(field, info);
    const narrowed = getContext(field.field.extensions as FieldExtensions, context);
    const answer = compiler.getExecutor(context);
    const isMutation = field.owner.type === info.schema.getMutationType();
    const json = await answer(plan, info.variableValues, narrowed, getFailures(info), { value }).catch(
      (error: unknown) => {
        throw isMutation ? new AnswerFailure(error) : error;
      },
    );
    if (json !== null) return JSON.parse(json) as unknown;
    // Another person has removed the object of a command, since its commit or before its idempotency key was sent
    // again
    if (isMutation && isNonNullType(field.field.type)) throw notFound();
    return null;
  };

  const compiledValue = (compiled: Compiled, key: string, info: GraphQLResolveInfo): unknown => {
    const value = compiled[key];
    if (value !== null && typeof value === 'object' && Object.hasOwn(value, FAILED)) {
      throw getFailures(info)[(value as Record<string, number>)[FAILED]!]!;
    }
    return value;
  };

  const isDescription = (value: unknown): value is Source | Sql =>
    value instanceof Source || value instanceof Sql;

  for (const { type } of compiler.model.abstractTypes) {
    const { resolveType } = type;
    type.resolveType = (value, context, info, abstract) =>
      isCompiled(value) ? (value.$type as string) : resolveType?.(value, context, info, abstract);
  }
  for (const type of compiler.model.types) {
    for (const model of type.fields.values()) {
      const resolve: typeof model.resolve = (root, args, context, info) => {
        const compiled = isCompiled(root);
        if (compiled) {
          const key = getColumn(String(info.path.key));
          if (Object.hasOwn(root, key)) return compiledValue(root, key, info);
        } else if (type.meta) {
          // Anything else would bypass the guards and the visibility of the type
          throw new Error(
            `${type.type.name}.${model.name}: objects of types with a table come from a source`,
          );
        }
        const value = model.resolve(compiled ? root.$ : root, args, context, info);
        if (isDescription(value)) return loadRows(model, value, context, info);
        if (!(value instanceof Promise)) return value;
        return value.then((v: unknown) => (isDescription(v) ? loadRows(model, v, context, info) : v));
      };
      model.field.resolve = resolve;
      model.installed = resolve;
    }
  }
}
