import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** How far below the root fields are asked for. */
const DEPTH = 6;

/**
 * A selection of everything below a type that can be asked for without arguments, down to where a type would come
 * again on the same path: every nested road between types is walked at least once.
 */
export function everythingBelow(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  path: readonly string[] = [],
): string {
  if (!isCompositeType(type)) return '';
  if (!isObjectType(type)) {
    const parts = schema
      .getPossibleTypes(type as never)
      .map((each) => `... on ${each.name} ${everythingBelow(schema, each, path)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  const onPath = [...path, type.name];
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  return `{ __typename ${fields.map((field) => selectionOf(schema, field, onPath)).join(' ')} }`;
}

function selectionOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  path: readonly string[],
): string {
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return field.name;
  if (path.includes(type.name) || path.length >= DEPTH) return '';
  return `${field.name} ${everythingBelow(schema, type, path)}`;
}
