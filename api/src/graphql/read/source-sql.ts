import { createHash } from 'node:crypto';
import { type FieldNode, type GraphQLObjectType, getNamedType } from 'graphql';
import { literal, quote, raw, Sql, sql } from '../../platform/db/index.ts';
import { isAbstract } from './abstract-model.ts';
import { afterSql, cursorSql, orderSql, positionSql, totalOrder } from './cursor.ts';
import type { RowsModel } from './model.ts';
import type { Part, Results, Varying } from './plan.ts';
import { type Prepared, type Rule, visibilityCall } from './read-call.ts';
import type { Selection } from './selection.ts';
import { SharedSubqueries } from './shared-subquery.ts';
import type { ConnectionShape, PageShape, Row, Shape } from './source.ts';

/** A source's rows in a statement. */
export interface Place {
  readonly alias: string;
  readonly type: RowsModel;
  readonly row: Row<Record<string, unknown>>;
  /** The source and its shape in this request. */
  readonly prepared: (results: Results) => Prepared;
  /** Index of the call for the visibility rule; undefined if everyone may see the rows. */
  readonly visible: number | undefined;
}

/**
 * The column name of a value. PostgreSQL truncates names at 63 bytes. Objects for graphql-js may use another name
 * instead; final JSON may not.
 */
export const getColumn = (key: string): string =>
  key.length <= 63 ? key : `_${createHash('sha1').update(key).digest('hex')}`;

export const getVisibilityRule = (results: Results, visible: number): Sql | boolean =>
  (results[visible] as Rule)();

/** Registers the visibility rule of a type, once per place. */
export const visibleCall = (selection: Selection, type: RowsModel, row: Place['row']): number | undefined =>
  type.visible && selection.call(visibilityCall(type.visible, row));

/** Alias of a row that is printed. No field or alias of GraphQL can have this name, which would take precedence. */
export const ROW = quote('$row');

/** The column with the whole object, for rows with different fields. */
export const OBJECT = quote('$object');

/** The rows of a subquery as one JSON value. Subqueries are used because joins would multiply rows. */
export const collectRows = (many: boolean, query: Part[], type?: RowsModel): Part[] => {
  const object = type && isAbstract(type) ? `${ROW}.${OBJECT}` : undefined;
  return many
    ? [`(select coalesce(json_agg(${object ?? ROW}), '[]') from `, ...query, ` ${ROW})`]
    : [`(select ${object ?? `row_to_json(${ROW})`} from `, ...query, ` ${ROW})`];
};

/** Joins conditions by AND. `true` is omitted; anything else that is not SQL matches no row. */
export function writeWhere(word: string, conditions: (results: Results) => readonly unknown[]): Varying {
  return (out, results) => {
    let before = word;
    for (const condition of conditions(results)) {
      if (condition === true) continue;
      out.text += `${before}(`;
      out.add(condition instanceof Sql ? condition : raw('false'));
      out.text += ')';
      before = ' and ';
    }
  };
}

/** ` from … where …` of a source, with its condition and the visibility rule. */
function fromWhere(
  { alias, type, prepared, visible }: Place,
  beside?: (results: Results) => unknown,
): Part[] {
  return [
    (out, results) => {
      const { from } = prepared(results).source.options;
      out.text += ' from ';
      out.add(from ? sql`(${from})` : raw(type.table!));
      out.text += ` ${alias}`;
    },
    writeWhere(' where ', (results) => {
      const { source, shape } = prepared(results);
      const seen =
        visible === undefined || source.options.skipVisibility ? true : getVisibilityRule(results, visible);
      return [shape.where ?? true, seen, beside?.(results) ?? true];
    }),
  ];
}

/** Rows with order and limit. The order refers to columns of the rows only. */
interface Ordered {
  readonly rows: readonly Part[];
  readonly order: Varying;
  readonly bounds: readonly Part[];
}

/**
 * ` from … where … order by … limit …`. Shared subqueries are joined to the rows that remain after the limit, not to
 * all rows that are sorted.
 */
export function withSharedSubqueries(shared: SharedSubqueries, { rows, order, bounds }: Ordered): Part[] {
  const { alias } = shared;
  return [
    (out, results) => {
      if (shared.isJoined(results)) out.text += ` from (select ${alias}.*`;
    },
    ...rows,
    order,
    ...bounds,
    (out, results) => {
      if (!shared.isJoined(results)) return;
      out.text += `) ${alias}`;
      shared.write(out, results);
      order(out, results);
    },
  ];
}

/** One object, or an array of objects for a list. */
export function rowsSql(
  selection: Selection,
  place: Place,
  nodes: readonly FieldNode[],
  list: { readonly maxRows: number | undefined } | undefined,
): Part[] {
  const getShape = (results: Results) => place.prepared(results).shape as Shape;
  const shared = new SharedSubqueries(place.alias);
  const bounds: Part = (out, results) => {
    const { limit = list?.maxRows, offset } = getShape(results);
    if (limit !== undefined) out.add(sql` limit ${limit}`);
    if (offset) out.add(sql` offset ${offset}`);
  };
  const columns = selection.columns(place.type, nodes, place, shared);
  const from = withSharedSubqueries(shared, {
    rows: fromWhere(place),
    order: orderBy(getShape),
    bounds: [bounds],
  });
  return collectRows(!!list, ['(select ', ...columns, ...from, ')'], place.type);
}

const orderBy =
  (getShape: (results: Results) => Pick<Shape, 'orderBy'>): Varying =>
  (out, results) => {
    const { orderBy: by } = getShape(results);
    if (by) out.add(sql` order by ${by}`);
  };

/** `{ items, total, page, limit }`, with a subquery for each selected field. */
export function pageSql(
  selection: Selection,
  place: Place,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): Part[] {
  const getShape = (results: Results) => place.prepared(results).shape as PageShape & { kind: 'page' };
  const bounds: Part = (out, results) => {
    const { page, limit } = getShape(results);
    out.add(sql` limit ${limit} offset ${(page - 1) * limit}`);
  };
  return record(selection, type, nodes, (name, inner) => {
    if (name === 'items') {
      const shared = new SharedSubqueries(place.alias);
      const columns = selection.columns(place.type, inner, place, shared);
      const from = withSharedSubqueries(shared, {
        rows: fromWhere(place),
        order: orderBy(getShape),
        bounds: [bounds],
      });
      return collectRows(true, ['(select ', ...columns, ...from, ')'], place.type);
    }
    if (name === 'total') return ['(select count(*)', ...fromWhere(place), ')'];
    return [(out, results) => out.add(sql`${getShape(results)[name as 'page' | 'limit']}::int`)];
  });
}

/**
 * `{ edges { cursor, node }, nodes, pageInfo, totalCount }`. One more row than requested is read to determine whether
 * there is another page. All fields read from one ordered, numbered subquery.
 */
export function connectionSql(
  selection: Selection,
  place: Place,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): Part[] {
  const { alias } = place;
  const numberedAlias = `${alias}w`;
  const getShape = (results: Results) =>
    place.prepared(results).shape as ConnectionShape & { kind: 'connection' };
  const key = place.type.key ? raw(`${alias}.${quote(place.type.key)}`) : undefined;
  const getTerms = (results: Results) => totalOrder(getShape(results), key);
  const firstPart: Part = (out, results) => out.add(sql`${getShape(results).first}::int`);
  const numberedRows: Part[] = [
    `with ${numberedAlias} as (select q.*, row_number() over () as "$n" from (select ${alias}.*, `,
    (out, results) => out.add(cursorSql(getTerms(results))),
    ' as "$cursor"',
    ...fromWhere(place, (results) => {
      const { after } = getShape(results);
      return typeof after === 'string' ? afterSql(getTerms(results), after) : true;
    }),
    (out, results) =>
      out.add(sql` order by ${orderSql(getTerms(results))} limit ${getShape(results).first + 1}`),
    ') q)',
  ];
  const fieldOfRow = (columnsWith: (shared: SharedSubqueries) => Part[], of?: RowsModel) => {
    const shared = new SharedSubqueries(alias);
    const columns = columnsWith(shared);
    const where = ` where ${alias}."$n" <= `;
    return collectRows(
      true,
      [
        '(select ',
        ...columns,
        ` from ${numberedAlias} ${alias}`,
        shared.write,
        where,
        firstPart,
        ` order by ${alias}."$n")`,
      ],
      of,
    );
  };
  const fieldType = (name: string) => getNamedType(type.getFields()[name]!.type) as GraphQLObjectType;

  const edge =
    (shared: SharedSubqueries): Value =>
    (name, inner) =>
      name === 'cursor'
        ? [`${alias}."$cursor"`]
        : collectRows(
            false,
            ['(select ', ...selection.columns(place.type, inner, place, shared), ')'],
            place.type,
          );
  const info = (name: string): Part[] => {
    if (name === 'hasNextPage') return [`exists (select from ${numberedAlias} where "$n" > `, firstPart, ')'];
    if (name === 'hasPreviousPage')
      return [(out, results) => out.add(raw(String(typeof getShape(results).after === 'string')))];
    if (name === 'startCursor') return [`(select "$cursor" from ${numberedAlias} where "$n" = 1)`];
    return [
      `coalesce((select "$cursor" from ${numberedAlias} where "$n" <= `,
      firstPart,
      ' order by "$n" desc limit 1), ',
      (out, results) => out.add(emptyCursor(getShape(results))),
      ')',
    ];
  };
  const value = (name: string, inner: readonly FieldNode[]): Part[] => {
    if (name === 'edges')
      return fieldOfRow((shared) => aggregate(selection, fieldType(name), inner, edge(shared)));
    if (name === 'nodes')
      return fieldOfRow((shared) => selection.columns(place.type, inner, place, shared), place.type);
    if (name === 'pageInfo') return record(selection, fieldType(name), inner, info);
    return ['(select count(*)', ...fromWhere(place), ')'];
  };
  return [
    `(select row_to_json(${ROW}) from (`,
    ...numberedRows,
    ' select ',
    ...aggregate(selection, type, nodes, value),
    `) ${ROW})`,
  ];
}

/** An object in a subquery, whose values are written by name. */
function record(
  selection: Selection,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  value: Value,
): Part[] {
  return collectRows(false, ['(select ', ...aggregate(selection, type, nodes, value), ')']);
}

/** The end cursor of a page without rows; null if the connection has none. */
const emptyCursor = ({ emptyAt }: ConnectionShape): Sql => (emptyAt ? positionSql(emptyAt) : raw('null'));

type Value = (name: string, nodes: readonly FieldNode[]) => Part[];

/** The select list of such an object. */
function aggregate(
  selection: Selection,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  value: Value,
): Part[] {
  const list = [...selection.subfields(type, nodes)].map(([key, inner]): Part[] => {
    const name = inner[0]!.name.value;
    const parts = name === '__typename' ? [`${literal(type.name)}::text`] : value(name, inner);
    return [...parts, ` as ${selection.name(key)}`];
  });
  if (selection.setting.raw) list.push([`'{}'::json as "$"`]);
  return list.flatMap((item, i) => (i === 0 ? item : [', ', ...item]));
}
