import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import {
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { quote, raw, type Sql } from '../../platform/db/index.ts';
import { type AbstractModel, abstractModel, isAbstract, type Member } from './abstract-model.ts';
import {
  everyone,
  type FieldExtensions,
  getShape,
  getView,
  getVisible,
  type Predicate,
} from './decorators.ts';
import { fieldFacts, findProblems } from './model-checks.ts';
import { byKey, getRelation, getTable, hasColumn, type Relation, toKey } from './relations.ts';
import type { Scalars } from './scalars.ts';
import type { Row } from './source.ts';

export type How =
  | { readonly kind: 'read' }
  /** An ordinary resolver. Its root needs these properties. */
  | { readonly kind: 'plain'; readonly needs: readonly string[] }
  | { readonly kind: 'column'; readonly column: string; readonly nullable: boolean; readonly dbType: string }
  | { readonly kind: 'relation'; readonly relation: Relation }
  /** Neither a column nor a resolver, or metadata that cannot be compiled. */
  | { readonly kind: 'refused'; readonly why: string };

export interface FieldModel {
  readonly name: string;
  readonly owner: TypeModel;
  readonly field: GraphQLField<unknown, unknown>;
  /** The resolver of type-graphql, with arguments, middleware and permissions. */
  readonly resolve: GraphQLFieldResolver<unknown, unknown>;
  /** The resolver that graphql-js calls after the resolvers are installed. */
  installed?: GraphQLFieldResolver<unknown, unknown>;
  readonly how: How;
  readonly guard: Predicate | undefined;
  readonly maxRows: number | undefined;
}

export const fieldName = ({ owner, name }: FieldModel): string => `${owner.type.name}.${name}`;

export interface RowsModel {
  readonly type: GraphQLObjectType | GraphQLAbstractType;
  readonly class: object | undefined;
  /** The entity of the table; undefined for types without one. */
  readonly meta: EntityMetadata | undefined;
  /** The table after FROM. */
  readonly table: string | undefined;
  readonly key: string | undefined;
  /** The visibility rule; undefined if everyone who reaches a row may see it. */
  readonly visible: Predicate | undefined;
  /** True if the class or its entity declares a visibility rule, {@link everyone} included. */
  readonly declaresVisible: boolean;
}

export interface TypeModel extends RowsModel {
  readonly type: GraphQLObjectType;
  readonly shape: 'page' | 'connection' | undefined;
  readonly fields: ReadonlyMap<string, FieldModel>;
}

export class Model {
  readonly #types = new Map<string, TypeModel>();
  readonly #abstract = new Map<string, AbstractModel>();
  readonly #entities: ReadonlyMap<object, EntityMetadata>;

  /** @throws one error that lists everything that cannot be compiled */
  constructor(
    readonly schema: GraphQLSchema,
    entities: Iterable<EntityMetadata>,
    readonly scalars: Scalars,
  ) {
    this.#entities = new Map([...entities].map((meta) => [meta.class as object, meta]));
    for (const type of Object.values(schema.getTypeMap())) {
      if (type instanceof GraphQLObjectType && !type.name.startsWith('__')) this.#add(type);
    }
    const problems: string[] = [];
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isAbstractType(type)) continue;
      try {
        const model = abstractModel(schema, type, (name) => this.#types.get(name)!);
        if (model) this.#abstract.set(type.name, model);
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
    problems.push(...[...this.#types.values()].flatMap((type) => findProblems(this, type)));
    if (problems.length > 0) throw new Error(`Reads cannot be compiled:\n- ${problems.join('\n- ')}`);
  }

  get types(): Iterable<TypeModel> {
    return this.#types.values();
  }

  type(type: GraphQLObjectType): TypeModel {
    return this.#types.get(type.name)!;
  }

  get abstractTypes(): Iterable<AbstractModel> {
    return this.#abstract.values();
  }

  /**
   * The rows of an object type, interface or union.
   * @returns undefined if it cannot be read from rows
   */
  rows(type: GraphQLNamedType): RowsModel | undefined {
    return this.#types.get(type.name) ?? this.#abstract.get(type.name);
  }

  canRead(rows: RowsModel, target: object): boolean {
    if (rows.meta) return this.getEntity(target) === rows.meta;
    if (target === rows.class) return true;
    // A union has no class; a common base class of all of its types represents it
    const extend = ({ type }: Member) =>
      !!type.class && Object.prototype.isPrototypeOf.call(target, type.class);
    return isAbstract(rows) && rows.members.every(extend);
  }

  getEntity(target: object | undefined): EntityMetadata | undefined {
    if (!target) return undefined;
    const view = getView(target);
    return this.#entities.get(view ? view() : target);
  }

  #add(type: GraphQLObjectType): void {
    const definitions = getMetadataStorage().objectTypes.filter(({ name }) => name === type.name);
    if (definitions.length > 1) throw new Error(`Reads: two classes have the name ${type.name}`);
    const target = definitions[0]?.target;
    const meta = this.getEntity(target);
    const fields = new Map<string, FieldModel>();
    const ruled = target && (getVisible(target) ? target : (getView(target)?.() ?? target));
    const visible = ruled && getVisible(ruled);
    const model: TypeModel = {
      type,
      class: target,
      meta,
      table: meta && getTable(meta),
      key: meta && toKey(meta),
      shape: target && getShape(target),
      visible: visible === everyone ? undefined : visible,
      declaresVisible: visible !== undefined,
      fields,
    };
    for (const field of Object.values(type.getFields())) {
      const { guard, maxRows } = field.extensions as FieldExtensions;
      const how = this.#how(model, field);
      const resolve = field.resolve ?? ((root) => (root as Record<string, unknown>)[field.name]);
      fields.set(field.name, {
        name: field.name,
        owner: model,
        field,
        resolve,
        how,
        guard,
        maxRows: maxRows?.rows,
      });
    }
    this.#types.set(type.name, model);
  }

  #how(owner: TypeModel, field: GraphQLField<unknown, unknown>): How {
    const { read, needs } = field.extensions as FieldExtensions;
    if (read) return { kind: 'read' };
    const { property: name, method } = fieldFacts(owner, field.name);
    if (method) return { kind: 'plain', needs: needs ?? (owner.meta ? [owner.meta.primaryKeys[0]!] : []) };
    const named = getNamedType(field.type);
    const target = named instanceof GraphQLObjectType ? this.#findTarget(named) : undefined;
    try {
      if (!owner.meta) {
        if (named instanceof GraphQLObjectType) {
          if (!target) throw new Error('an object without a table needs a @ReadField resolver');
          if (isListType(getNullableType(field.type)))
            throw new Error('a list of rows needs a @ReadField resolver');
          return { kind: 'relation', relation: byKey(name, target) };
        }
        return { kind: 'column', column: name, nullable: true, dbType: '' };
      }
      const property = owner.meta.properties[name as never] as EntityProperty | undefined;
      if (!property) throw new Error('neither a column nor a resolver');
      if (named instanceof GraphQLObjectType)
        return { kind: 'relation', relation: this.#relation(owner, property, target) };
      if (!hasColumn(property)) throw new Error('neither a column nor a resolver');
      return {
        kind: 'column',
        column: property.fieldNames[0]!,
        nullable: !!property.nullable,
        dbType: property.columnTypes?.[0] ?? '',
      };
    } catch (error) {
      return { kind: 'refused', why: (error as Error).message };
    }
  }

  #relation(owner: TypeModel, property: EntityProperty, target: EntityMetadata | undefined): Relation {
    const related = property.targetMeta && this.#entities.get(property.targetMeta.class as object);
    if (!related) throw new Error('not a relation: an object without a table needs a @ReadField resolver');
    if (target !== related)
      throw new Error(`the relation refers to ${related.className}, but the GraphQL type does not`);
    return getRelation(property, owner.meta!, related);
  }

  #findTarget(type: GraphQLObjectType): EntityMetadata | undefined {
    const target = getMetadataStorage().objectTypes.find(({ name }) => name === type.name)?.target;
    return this.getEntity(target);
  }
}

/**
 * The symbolic row of a type under an alias. For types without a table it has every column that the query selects.
 */
export function toRow(alias: string, type: RowsModel): Row<Record<string, unknown>> {
  if (!type.meta) {
    return new Proxy({} as Record<string, Sql>, {
      get: (_, name) => (typeof name === 'string' ? raw(`${alias}.${quote(name)}`) : undefined),
    });
  }
  const row: Record<string, Sql> = {};
  for (const property of Object.values(type.meta.properties) as EntityProperty[]) {
    if (hasColumn(property)) row[property.name] = raw(`${alias}.${quote(property.fieldNames[0]!)}`);
  }
  return row;
}
