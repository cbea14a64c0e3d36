import { GraphQLScalarType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { literal, quote, raw, type Sql, sql } from '../../platform/db/index.ts';
import { RichText } from '../scalars.ts';
import { derived, type RowClass, type Source } from './source.ts';

const columns = new WeakMap<object, Sql>();

/** The cast that makes a JSON value print as the type of its field. */
function toCast(type: unknown): string {
  const name = type instanceof GraphQLScalarType ? type.name : type;
  if (name === 'Int') return '::int';
  if (name === 'Float' || name === Number) return '::float8';
  return name === Boolean ? '::boolean' : '';
}

/** The select list over `e`: the fields that the class declares. Other stored properties are not read. */
function columnsSql(type: RowClass<unknown>): Sql {
  let known = columns.get(type);
  if (!known) {
    const fields = getMetadataStorage().objectTypes.find(({ target }) => target === type)?.fields ?? [];
    const list = fields.map(({ name, getType }) => {
      // The stored document itself, not its text
      const value =
        getType() === RichText ? `e->${literal(name)}` : `(e->>${literal(name)})${toCast(getType())}`;
      return `${value} as ${quote(name)}`;
    });
    known = raw(list.join(', '));
    columns.set(type, known);
  }
  return known;
}

/**
 * The objects of a jsonb array as rows of a type with flat fields, in their order.
 * @param skipVisibility a sentence that states why everyone who reaches the column may see them
 */
export const jsonRows = <T>(type: RowClass<T>, column: Sql, skipVisibility: string): Source<T, 'rows'> =>
  derived(
    type,
    sql`select ${columnsSql(type)} from jsonb_array_elements(${column}) with ordinality as list(e, n) order by n`,
    skipVisibility,
  );
