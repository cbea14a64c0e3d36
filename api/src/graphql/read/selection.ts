import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
} from 'graphql';
import { literal, quote, raw, Sql, sql } from '../../platform/db/index.ts';
import { type AbstractModel, isAbstract, isMember } from './abstract-model.ts';
import type { FieldExtensions } from './decorators.ts';
import { collectSubfields } from './graphql-internals.ts';
import { type FieldModel, fieldName, type Model, type RowsModel, type TypeModel, toRow } from './model.ts';
import { NonNullViolation, raising } from './non-null-violation.ts';
import { type Call, Choice, type Part, Plan } from './plan.ts';
import { asking, type ExpectedSource, FAILED, Failed, type Prepared, prepare } from './read-call.ts';
import type { Relation } from './relations.ts';
import { listPrinting } from './scalars.ts';
import { SharedSubqueries } from './shared-subquery.ts';
import type { Row } from './source.ts';
import {
  collectRows,
  connectionSql,
  getColumn,
  getVisibilityRule,
  OBJECT,
  type Place,
  pageSql,
  ROW,
  rowsSql,
  visibleCall,
  withSharedSubqueries,
  writeWhere,
} from './source-sql.ts';

/** The selection requires graphql-js, because of an ordinary resolver or a scalar that only JavaScript can print. */
export class NotCompilable extends Error {}

export interface Setting {
  readonly model: Model;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** The variables of `@skip` and `@include`. */
  readonly flags: Record<string, unknown>;
  /** Compiles objects for graphql-js (internal values, ordinary resolvers allowed) instead of final JSON. */
  readonly raw: boolean;
}

/** Maximum length of the operation name in its statements. */
const MAX_NAME_LENGTH = 60;

/** NULL with a type, so that polymorphic functions accept it. */
const NULL = raw('null::json');

type AnyRow = Row<Record<string, unknown>>;

export class Selection {
  readonly #calls: Call[] = [];
  #aliases = 0;
  #isCacheable = true;

  constructor(readonly setting: Setting) {}

  /** @throws NotCompilable */
  plan(field: FieldModel, nodes: readonly FieldNode[]): Plan {
    const parts = this.#read(field, nodes, undefined);
    return new Plan(
      ['select (select to_json(x.v) from (select ', ...parts, ' as v) x)::text as j'],
      this.#calls,
      this.setting.operation.name?.value.slice(0, MAX_NAME_LENGTH) ?? 'anonymous',
      this.#isCacheable,
    );
  }

  /**
   * Registers a call, which runs once per request.
   * @returns the index of its result
   */
  call(call: Call): number {
    return this.#calls.push(call) - 1;
  }

  alias(): string {
    return `t${this.#aliases++}`;
  }

  subfields(type: GraphQLObjectType, nodes: readonly FieldNode[]): Map<string, readonly FieldNode[]> {
    const { model, fragments, flags } = this.setting;
    return collectSubfields(model.schema, fragments, flags, type, nodes);
  }

  /** The name of a value in its JSON object. */
  name(key: string): string {
    if (key.length > 63 && !this.setting.raw) throw new NotCompilable('PostgreSQL cuts names at 63 bytes');
    return quote(getColumn(key));
  }

  /** A field whose resolver returns SQL. The resolver runs with its own arguments, middleware and permissions. */
  #read(
    field: FieldModel,
    nodes: readonly FieldNode[],
    row: AnyRow | undefined,
    shared?: SharedSubqueries,
  ): Part[] {
    const named = getNamedType(field.field.type);
    const nonNull = isNonNullType(field.field.type);
    if (isLeafType(named)) {
      const call = this.call(prepare(field, nodes, row, undefined, this.setting));
      // A value with a guard is not joined, so that it is computed only for viewers who may see it
      const joins = field.guard ? undefined : shared;
      joins?.add(call);
      const value: Part = (out, results) =>
        out.add(joins ? joins.value(results, call) : (results[call] as Sql));
      return [this.#readChoice(field, call, nonNull, this.#leaf(field.field.type, [value]), true)];
    }
    const expected = this.#expectedSource(named);
    if (!expected) throw new NotCompilable(`${field.name}: abstract type`);
    const alias = this.alias();
    const symbolic = toRow(alias, expected.rows);
    const call = this.call(prepare(field, nodes, row, { ...expected, row: symbolic }, this.setting));
    const place = {
      alias,
      type: expected.rows,
      row: symbolic,
      prepared: (results: readonly unknown[]) => results[call] as Prepared,
      visible: visibleCall(this, expected.rows, symbolic),
    };
    const many = isListType(getNullableType(field.field.type));
    const parts =
      expected.kind === 'page'
        ? pageSql(this, place, named as GraphQLObjectType, nodes)
        : expected.kind === 'connection'
          ? connectionSql(this, place, named as GraphQLObjectType, nodes)
          : rowsSql(this, place, nodes, many ? { maxRows: field.maxRows } : undefined);
    return [this.#readChoice(field, call, nonNull, parts, false)];
  }

  /** The kind of source and the row type that a field of this type requires. */
  #expectedSource(named: GraphQLNamedType): Pick<ExpectedSource, 'kind' | 'rows'> | undefined {
    const { model } = this.setting;
    const shape = named instanceof GraphQLObjectType ? model.type(named).shape : undefined;
    const rows = model.rows(shape ? getElementType(named as GraphQLObjectType) : named);
    return rows && { kind: shape ?? 'rows', rows };
  }

  /** Replaces the SQL by null, a failure, or a plain value of the resolver. */
  #readChoice(field: FieldModel, call: number, nonNull: boolean, parts: Part[], leaf: boolean): Choice {
    const forGraphql = this.setting.raw;
    return new Choice((results) => {
      const result = results[call];
      if (result instanceof Failed) return sql`json_build_object(${FAILED}::text, ${result.index}::int)`;
      if (result === null) {
        if (nonNull && !forGraphql) throw new NonNullViolation(fieldName(field));
        return NULL;
      }
      if (leaf && !(result instanceof Sql)) return sql`${JSON.stringify(result)}::json`;
      return undefined;
    }, parts);
  }

  /**
   * The select list for rows of a type.
   * @param shared collects the subqueries that fields share; undefined if the caller cannot join them to the rows
   */
  columns(
    type: RowsModel,
    nodes: readonly FieldNode[],
    { alias, row }: Pick<Place, 'alias' | 'row'>,
    shared?: SharedSubqueries,
  ): Part[] {
    if (isAbstract(type)) return this.#members(type, nodes, alias, row);
    return this.#columns(type as TypeModel, nodes, alias, row, shared);
  }

  /** The select list for rows of an interface or union: each row becomes an object with the fields of its member. */
  #members(type: AbstractModel, nodes: readonly FieldNode[], alias: string, row: AnyRow): Part[] {
    const discriminator = row[type.discriminator]!;
    const whens = type.members.flatMap((member): Part[] => {
      const columns = this.#columns(member.type, nodes, alias, row);
      if (this.setting.raw) columns.push(`, ${literal(member.type.type.name)} as "$type"`);
      const object = collectRows(false, ['(select ', ...columns, ')']);
      return [` when ${isMember(discriminator, member).chunks[0]} then `, ...object];
    });
    const unknown = raising(`${type.type.name}.${type.discriminator}`);
    return ['case', ...whens, ` else to_json(${unknown}) end as ${OBJECT}`];
  }

  #columns(
    type: TypeModel,
    nodes: readonly FieldNode[],
    alias: string,
    row: AnyRow,
    shared?: SharedSubqueries,
  ): Part[] {
    const list: Part[][] = [];
    const needs = new Set<string>();
    for (const [key, inner] of this.subfields(type.type, nodes)) {
      const field = type.fields.get(inner[0]!.name.value);
      if (field?.how.kind === 'plain') {
        if (!this.setting.raw) throw new NotCompilable(`${type.type.name}.${field.name}`);
        for (const name of field.how.needs) needs.add(name);
        continue;
      }
      list.push([...this.#value(type, field, inner, alias, row, shared), ` as ${this.name(key)}`]);
    }
    if (this.setting.raw) list.push([`${getRoot(needs, row)} as "$"`]);
    return list.flatMap((item, i) => (i === 0 ? item : [', ', ...item]));
  }

  #value(
    type: TypeModel,
    field: FieldModel | undefined,
    nodes: readonly FieldNode[],
    alias: string,
    row: AnyRow,
    shared: SharedSubqueries | undefined,
  ): Part[] {
    if (!field) return [`${literal(type.type.name)}::text`]; // __typename, the only name without a definition
    const { how, field: definition } = field;
    if ((definition.extensions as FieldExtensions).isUncached) this.#isCacheable = false;
    const nonNull = isNonNullType(definition.type);
    const list = isListType(getNullableType(definition.type));
    let parts: Part[];
    /** Never null if the column constraints hold. */
    let sure = false;
    if (how.kind === 'read') {
      parts = this.#read(field, nodes, row, shared);
      sure = list && !isLeafType(getNamedType(definition.type));
    } else if (how.kind === 'column') {
      parts = this.#leaf(definition.type, [`${alias}.${quote(how.column)}`]);
      sure = !how.nullable && !this.setting.model.scalars.losesPrecision(getNamedType(definition.type));
    } else if (how.kind === 'relation') {
      const target = this.setting.model.type(getNamedType(definition.type) as GraphQLObjectType);
      parts = this.#relation(field, how.relation, target, nodes, alias);
      sure = how.relation.isToMany || (how.relation.isNonNull && !target.visible);
    } else {
      throw new Error(
        `${type.type.name}.${field.name}: ${how.kind === 'refused' ? how.why : 'not compiled'}`,
      );
    }
    if (field.guard) return this.#guarded(field, row, parts);
    if (this.setting.raw || sure || !nonNull) return parts;
    // graphql-js has to find out which rows it was
    return ['coalesce(to_json(', ...parts, `), to_json(${raising(fieldName(field))}))`];
  }

  #relation(
    { maxRows }: FieldModel,
    relation: Relation,
    target: TypeModel,
    nodes: readonly FieldNode[],
    parent: string,
  ): Part[] {
    const alias = this.alias();
    const row = toRow(alias, target);
    const visible = visibleCall(this, target, row);
    const order = relation.order(alias);
    const shared = new SharedSubqueries(alias);
    return collectRows(relation.isToMany, [
      '(select ',
      ...this.columns(target, nodes, { alias, row }, relation.isOrderedByPivot ? undefined : shared),
      ...withSharedSubqueries(shared, {
        rows: [
          ` from ${relation.from(alias)} where ${relation.on(alias, parent)}`,
          ...(visible === undefined
            ? []
            : [writeWhere(' and ', (results) => [getVisibilityRule(results, visible)])]),
        ],
        order: (out) => {
          if (order) out.text += ` order by ${order}`;
        },
        bounds: relation.isToMany ? [` limit ${maxRows}`] : [],
      }),
      ')',
    ]);
  }

  #guarded(field: FieldModel, row: AnyRow, parts: Part[]): Part[] {
    const may = field.guard!;
    const call = this.call(asking(may, row));
    const conditional: Part[] = [
      (out, results) => {
        if (!(results[call] instanceof Sql)) return;
        out.text += 'case when ';
        out.add(results[call]);
        out.text += ' then ';
      },
      ...parts,
      (out, results) => {
        if (results[call] instanceof Sql) out.text += ' end';
      },
    ];
    const allowed = (result: unknown) => result === true || result instanceof Sql;
    return [new Choice((results) => (allowed(results[call]) ? undefined : NULL), conditional)];
  }

  /** Prints the value as the scalar would. */
  #leaf(type: GraphQLOutputType, expression: Part[]): Part[] {
    const leaf = getNamedType(type);
    if (!isLeafType(leaf)) throw new NotCompilable(`${leaf.name} is not a leaf type`);
    const { scalars } = this.setting.model;
    const one = this.setting.raw ? scalars.rawPrinting(leaf) : scalars.printing(leaf);
    if (!one) throw new NotCompilable(`scalar ${leaf.name}`);
    const [before, after] = isListType(getNullableType(type)) ? listPrinting(one) : one;
    return before || after ? [before, ...expression, after] : expression;
  }
}

/** The row type of a page or connection. */
function getElementType(type: GraphQLObjectType): GraphQLNamedType {
  const { items, nodes, edges } = type.getFields();
  if (items ?? nodes) return getNamedType((items ?? nodes)!.type);
  return getNamedType((getNamedType(edges!.type) as GraphQLObjectType).getFields().node!.type);
}

/** The root of ordinary resolvers in a compiled object. Its presence marks the object as compiled. */
function getRoot(needs: ReadonlySet<string>, row: AnyRow): string {
  if (needs.size === 0) return `'{}'::json`;
  const columns = [...needs].map((name) => `${row[name]!.chunks[0]} as ${quote(name)}`);
  return `(select row_to_json(${ROW}) from (select ${columns.join(', ')}) ${ROW})`;
}
