import {
  type DocumentNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import type { Reads } from '../../src/graphql/read/index.ts';
import type { Row } from './rows/row.ts';

/** Which fields to ask for; all of them when left out. */
type IsWanted = (owner: GraphQLObjectType, field: GraphQLField<unknown, unknown>) => boolean;

/** How far below the root fields are asked for. */
const DEPTH = 6;

/**
 * A selection of everything below a type that can be asked for without arguments, down to where a type would come
 * again on the same path: every nested path between types is walked at least once.
 */
export function everythingBelow(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  isWanted: IsWanted = () => true,
  path: readonly string[] = [],
): string {
  if (!isCompositeType(type)) return '';
  if (!isObjectType(type)) {
    const parts = schema
      .getPossibleTypes(type as never)
      .map((each) => `... on ${each.name} ${everythingBelow(schema, each, isWanted, path)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  const onPath = [...path, type.name];
  const fields = Object.values(type.getFields()).filter(
    (field) => !field.args.some(isRequiredArgument) && isWanted(type, field),
  );
  return `{ __typename ${fields.map((field) => selectionOf(schema, field, isWanted, onPath)).join(' ')} }`;
}

function selectionOf(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  isWanted: IsWanted,
  path: readonly string[],
): string {
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return field.name;
  if (path.includes(type.name) || path.length >= DEPTH) return '';
  return `${field.name} ${everythingBelow(schema, type, isWanted, path)}`;
}

/** A query of the matrix with everything below it; for the path `sql` without what needs graphql-js. */
export function everythingOf(row: Row, { schema, model }: Reads, path: 'graphql-js' | 'sql'): DocumentNode {
  const name = row.op.slice('Query.'.length);
  const field = schema.getQueryType()!.getFields()[name]!;
  const isWanted: IsWanted = (owner, { name: below }) =>
    path === 'graphql-js' || model.type(owner).fields.get(below)?.how.kind !== 'plain';
  const fields = everythingBelow(schema, getNamedType(field.type), isWanted);
  return parse(
    `query Walk${row.types ? `(${row.types})` : ''} { it: ${name}${row.args ? `(${row.args})` : ''} ${fields} }`,
  );
}
