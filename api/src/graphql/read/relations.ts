import { type EntityMetadata, type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import { quote } from '../../platform/db/sql.ts';

/** How to get from a row to the rows that it relates to. */
export interface Relation {
  readonly many: boolean;
  /** A to-one relation that always has a row, as far as the columns can promise. */
  readonly sure: boolean;
  readonly target: EntityMetadata;
  /** The order is a column of the pivot table, not of the rows. */
  readonly isOrderedByPivot: boolean;
  /** What stands after FROM, and the condition that ties it to the parent's row. */
  from(alias: string): string;
  on(alias: string, parent: string): string;
  /** What stands after ORDER BY; empty for one row. */
  order(alias: string): string;
}

/** The table of an entity, with its schema where it names one. */
export const tableOf = (meta: EntityMetadata): string =>
  meta.schema && meta.schema !== '*'
    ? `${quote(meta.schema)}.${quote(meta.tableName)}`
    : quote(meta.tableName);

/** The one column of a single-column primary key. */
export function keyOf(meta: EntityMetadata): string {
  const columns = meta.getPrimaryProps().flatMap((property) => property.fieldNames);
  if (columns.length !== 1) throw new Error(`${meta.className}: reads need a primary key of one column`);
  return columns[0]!;
}

/**
 * Reads a relation from the entity's metadata.
 * @throws where the metadata says something that the statement would silently not do
 */
export function relationOf(
  property: EntityProperty,
  parent: EntityMetadata,
  target: EntityMetadata,
): Relation {
  if (property.where) throw new Error('a relation with `where` is not supported; use a @ReadField resolver');
  if (property.polymorphic)
    throw new Error('a polymorphic relation is not supported; use a @ReadField resolver');
  switch (property.kind) {
    case ReferenceKind.MANY_TO_ONE:
      return owning(property, target);
    case ReferenceKind.ONE_TO_ONE:
      return property.owner ? owning(property, target) : inverse(property, target, false);
    case ReferenceKind.ONE_TO_MANY:
      return inverse(property, target, true);
    case ReferenceKind.MANY_TO_MANY:
      return manyToMany(property, parent, target);
    default:
      throw new Error('an embedded object needs a @ReadField resolver that returns derived(…)');
  }
}

/** The row whose key a column of the parent's row holds: for types without a table. */
export function byKey(column: string, target: EntityMetadata): Relation {
  const key = quote(keyOf(target));
  return {
    many: false,
    sure: false,
    target,
    isOrderedByPivot: false,
    from: (alias) => `${tableOf(target)} ${alias}`,
    on: (alias, parent) => `${alias}.${key} = ${parent}.${quote(column)}`,
    order: () => '',
  };
}

function owning(property: EntityProperty, target: EntityMetadata): Relation {
  const mine = only(property.fieldNames);
  const theirs = only(property.referencedColumnNames);
  return {
    many: false,
    sure: !property.nullable,
    target,
    isOrderedByPivot: false,
    from: (alias) => `${tableOf(target)} ${alias}`,
    on: (alias, parent) => `${alias}.${quote(theirs)} = ${parent}.${quote(mine)}`,
    order: () => '',
  };
}

function inverse(property: EntityProperty, target: EntityMetadata, many: boolean): Relation {
  const back = target.properties[property.mappedBy as never] as EntityProperty;
  const theirs = only(back.fieldNames);
  const mine = only(back.referencedColumnNames);
  const order = many ? orderOf(property, target) : undefined;
  return {
    many,
    sure: many,
    target,
    isOrderedByPivot: false,
    from: (alias) => `${tableOf(target)} ${alias}`,
    on: (alias, parent) => `${alias}.${quote(theirs)} = ${parent}.${quote(mine)}`,
    order: (alias) => order?.(alias) ?? '',
  };
}

function manyToMany(property: EntityProperty, parent: EntityMetadata, target: EntityMetadata): Relation {
  // Metadata repeats the owner's columns on the inverse side, swapped
  const mine = quote(only(property.joinColumns));
  const theirs = quote(only(property.inverseJoinColumns));
  const key = quote(keyOf(target));
  const parentKey = quote(keyOf(parent));
  const pivot = property.pivotTable.split('.').map(quote).join('.');
  const { fixedOrderColumn } = property;
  const order = orderOf(property, target);
  return {
    many: true,
    sure: true,
    target,
    isOrderedByPivot: fixedOrderColumn !== undefined,
    from: (alias) =>
      `${pivot} ${alias}j join ${tableOf(target)} ${alias} on ${alias}.${key} = ${alias}j.${theirs}`,
    on: (alias, parentAlias) => `${alias}j.${mine} = ${parentAlias}.${parentKey}`,
    order: (alias) => (fixedOrderColumn ? `${alias}j.${quote(fixedOrderColumn)}` : order(alias)),
  };
}

/** The relation's own order, made total by the primary key: the same list in the same order every time. */
function orderOf(property: EntityProperty, target: EntityMetadata): (alias: string) => string {
  const terms = [property.orderBy ?? []].flat().flatMap((order) => Object.entries(order as object));
  const columns = terms.map(([name, way]) => {
    const by = target.properties[name as never] as EntityProperty | undefined;
    if (!by || !hasColumn(by)) throw new Error(`orderBy: ${target.className}.${name} has no column`);
    return [quote(by.fieldNames[0]!), directionOf(way)] as const;
  });
  const key = quote(keyOf(target));
  if (!columns.some(([column]) => column === key)) columns.push([key, 'asc']);
  return (alias) => columns.map(([column, way]) => `${alias}.${column} ${way}`).join(', ');
}

function directionOf(way: unknown): string {
  if (way === 1) return 'asc';
  if (way === -1) return 'desc';
  const text = String(way).toLowerCase();
  if (/^(asc|desc)( nulls (first|last))?$/.test(text)) return text;
  throw new Error(`orderBy: ${text} is not a direction`);
}

function only(columns: readonly string[]): string {
  if (columns.length !== 1) throw new Error('reads need keys of one column');
  return columns[0]!;
}

/** Whether the property is a column of the entity's own table (metadata names columns for more than that). */
export function hasColumn(property: EntityProperty): boolean {
  if (property.persist === false || property.formula || property.fieldNames?.length !== 1) return false;
  return (
    property.kind === ReferenceKind.SCALAR ||
    property.kind === ReferenceKind.MANY_TO_ONE ||
    (property.kind === ReferenceKind.ONE_TO_ONE && property.owner)
  );
}
