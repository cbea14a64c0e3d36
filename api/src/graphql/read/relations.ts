import { type EntityMetadata, type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import { quote } from '../../platform/db/index.ts';

export interface Relation {
  readonly isToMany: boolean;
  /** True if a to-one relation always has a row, by the constraints of its columns. */
  readonly isNonNull: boolean;
  readonly target: EntityMetadata;
  readonly isOrderedByPivot: boolean;
  /** The text after FROM, and the condition that joins it to the parent's row. */
  from(alias: string): string;
  on(alias: string, parent: string): string;
  /** The text after ORDER BY; empty for to-one relations. */
  order(alias: string): string;
}

/** The table of an entity, with its schema if it has one. */
export const getTable = (meta: EntityMetadata): string =>
  meta.schema && meta.schema !== '*'
    ? `${quote(meta.schema)}.${quote(meta.tableName)}`
    : quote(meta.tableName);

/** The column of a single-column primary key. */
export function toKey(meta: EntityMetadata): string {
  const columns = meta.getPrimaryProps().flatMap((property) => property.fieldNames);
  if (columns.length !== 1) throw new Error(`${meta.className}: reads need a primary key of one column`);
  return columns[0]!;
}

/**
 * Builds a relation from the metadata of the entity.
 * @throws if the metadata has an option that the statement would silently ignore
 */
export function getRelation(
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

/** A relation by a column that contains the key, for types without a table. */
export function byKey(column: string, target: EntityMetadata): Relation {
  const key = quote(toKey(target));
  return {
    isToMany: false,
    isNonNull: false,
    target,
    isOrderedByPivot: false,
    from: (alias) => `${getTable(target)} ${alias}`,
    on: (alias, parent) => `${alias}.${key} = ${parent}.${quote(column)}`,
    order: () => '',
  };
}

function owning(property: EntityProperty, target: EntityMetadata): Relation {
  const ownColumn = only(property.fieldNames);
  const targetColumn = only(property.referencedColumnNames);
  return {
    isToMany: false,
    isNonNull: !property.nullable,
    target,
    isOrderedByPivot: false,
    from: (alias) => `${getTable(target)} ${alias}`,
    on: (alias, parent) => `${alias}.${quote(targetColumn)} = ${parent}.${quote(ownColumn)}`,
    order: () => '',
  };
}

function inverse(property: EntityProperty, target: EntityMetadata, many: boolean): Relation {
  const back = target.properties[property.mappedBy as never] as EntityProperty;
  const targetColumn = only(back.fieldNames);
  const ownColumn = only(back.referencedColumnNames);
  const order = many ? toOrder(property, target) : undefined;
  return {
    isToMany: many,
    isNonNull: many,
    target,
    isOrderedByPivot: false,
    from: (alias) => `${getTable(target)} ${alias}`,
    on: (alias, parent) => `${alias}.${quote(targetColumn)} = ${parent}.${quote(ownColumn)}`,
    order: (alias) => order?.(alias) ?? '',
  };
}

function manyToMany(property: EntityProperty, parent: EntityMetadata, target: EntityMetadata): Relation {
  // On the inverse side the metadata has the owner's columns, swapped
  const ownColumn = quote(only(property.joinColumns));
  const targetColumn = quote(only(property.inverseJoinColumns));
  const key = quote(toKey(target));
  const parentKey = quote(toKey(parent));
  const pivot = property.pivotTable.split('.').map(quote).join('.');
  const { fixedOrderColumn } = property;
  const order = toOrder(property, target);
  return {
    isToMany: true,
    isNonNull: true,
    target,
    isOrderedByPivot: fixedOrderColumn !== undefined,
    from: (alias) =>
      `${pivot} ${alias}j join ${getTable(target)} ${alias} on ${alias}.${key} = ${alias}j.${targetColumn}`,
    on: (alias, parentAlias) => `${alias}j.${ownColumn} = ${parentAlias}.${parentKey}`,
    order: (alias) => (fixedOrderColumn ? `${alias}j.${quote(fixedOrderColumn)}` : order(alias)),
  };
}

/** The order of the relation, made total by the primary key, so that lists are stable. */
function toOrder(property: EntityProperty, target: EntityMetadata): (alias: string) => string {
  const terms = [property.orderBy ?? []].flat().flatMap((order) => Object.entries(order as object));
  const columns = terms.map(([name, direction]) => {
    const by = target.properties[name as never] as EntityProperty | undefined;
    if (!by || !hasColumn(by)) throw new Error(`orderBy: ${target.className}.${name} has no column`);
    return [quote(by.fieldNames[0]!), getDirection(direction)] as const;
  });
  const key = quote(toKey(target));
  if (!columns.some(([column]) => column === key)) columns.push([key, 'asc']);
  return (alias) => columns.map(([column, direction]) => `${alias}.${column} ${direction}`).join(', ');
}

function getDirection(direction: unknown): string {
  if (direction === 1) return 'asc';
  if (direction === -1) return 'desc';
  const text = String(direction).toLowerCase();
  if (/^(asc|desc)( nulls (first|last))?$/.test(text)) return text;
  throw new Error(`orderBy: ${text} is neither asc nor desc`);
}

function only(columns: readonly string[]): string {
  if (columns.length !== 1) throw new Error('reads need keys of one column');
  return columns[0]!;
}

/**
 * True if the property is a column of the entity's own table. Metadata has column names for other properties, too.
 */
export function hasColumn(property: EntityProperty): boolean {
  if (property.persist === false || property.formula || property.fieldNames?.length !== 1) return false;
  return (
    property.kind === ReferenceKind.SCALAR ||
    property.kind === ReferenceKind.MANY_TO_ONE ||
    (property.kind === ReferenceKind.ONE_TO_ONE && property.owner)
  );
}
