import { GraphQLScalarType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { literal, quote, raw, type Sql, sql } from '../../platform/db/sql.ts';
import { derived, type RowClass, type Source } from './source.ts';

const columns = new WeakMap<object, Sql>();

/** What a value of JSON is cast to so that it prints as its field's type. */
function castOf(type: unknown): string {
  const name = type instanceof GraphQLScalarType ? type.name : type;
  if (name === 'Int') return '::int';
  if (name === 'Float' || name === Number) return '::float8';
  return name === Boolean ? '::boolean' : '';
}

/** The select list over `e`: the fields that the class declares, and whatever else is stored stays unread. */
function columnsOf(type: RowClass<unknown>): Sql {
  let known = columns.get(type);
  if (!known) {
    const fields = getMetadataStorage().objectTypes.find(({ target }) => target === type)?.fields ?? [];
    const list = fields.map(
      ({ name, getType }) => `(e->>${literal(name)})${castOf(getType())} as ${quote(name)}`,
    );
    known = raw(list.join(', '));
    columns.set(type, known);
  }
  return known;
}

/**
 * The objects of a jsonb array as rows of a type of flat fields, in their order.
 * @param skipVisibility why whoever reaches the column may see them: a sentence
 */
export const jsonRows = <T>(type: RowClass<T>, column: Sql, skipVisibility: string): Source<T, 'rows'> =>
  derived(
    type,
    sql`select ${columnsOf(type)} from jsonb_array_elements(${column}) with ordinality as list(e, n) order by n`,
    skipVisibility,
  );
