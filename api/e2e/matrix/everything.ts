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
import { isDrill } from '../is-drill.ts';
import type { Row } from './rows/row.ts';

/** Selects the fields to request. Defaults to all. */
export type IsWanted = (owner: GraphQLObjectType, field: GraphQLField<unknown, unknown>) => boolean;

/** Levels of types below the root. The long form (`npm run drill`) has more. */
const DEPTH = isDrill ? 6 : 4;

/**
 * Selects every field below a type that needs no arguments, until a type would repeat on the same path. So every
 * nested path between types is used at least once.
 */
export function everythingBelow(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  isSelected: IsWanted = () => true,
  path: readonly string[] = [],
): string {
  if (!isCompositeType(type)) return '';
  if (!isObjectType(type)) {
    const parts = schema
      .getPossibleTypes(type as never)
      .map((each) => `... on ${each.name} ${everythingBelow(schema, each, isSelected, path)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  const onPath = [...path, type.name];
  const fields = Object.values(type.getFields()).filter(
    (field) => !field.args.some(isRequiredArgument) && isSelected(type, field),
  );
  return `{ __typename ${fields.map((field) => toSelection(schema, field, isSelected, onPath)).join(' ')} }`;
}

function toSelection(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  isSelected: IsWanted,
  path: readonly string[],
): string {
  const type = getNamedType(field.type);
  if (!isCompositeType(type)) return field.name;
  if (path.includes(type.name) || path.length >= DEPTH) return '';
  return `${field.name} ${everythingBelow(schema, type, isSelected, path)}`;
}

/** True if PostgreSQL can produce a field without graphql-js. */
export const isWritable =
  ({ model }: Reads): IsWanted =>
  (owner, { name }) =>
    model.type(owner).fields.get(name)?.how.kind !== 'plain';

export const getType = ({ op }: Row, { schema }: Reads): GraphQLNamedType =>
  getNamedType(schema.getQueryType()!.getFields()[op.slice('Query.'.length)]!.type);

export const toQuery = ({ op, types, args }: Row, fields: string): DocumentNode =>
  parse(
    `query Walk${types ? `(${types})` : ''} { it: ${op.slice('Query.'.length)}${args ? `(${args})` : ''} ${fields} }`,
  );

/** A query of the matrix with all fields below it; for the path `sql` without those that need graphql-js. */
export const toFullQuery = (row: Row, reads: Reads, path: 'graphql-js' | 'sql'): DocumentNode =>
  toQuery(
    row,
    everythingBelow(reads.schema, getType(row, reads), path === 'sql' ? isWritable(reads) : undefined),
  );
