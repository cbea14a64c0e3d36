import {
  type GraphQLAbstractType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isInterfaceType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { any, type Condition, literal, raw, Sql, sql } from '../../platform/db/index.ts';
import { type Discriminator, getDiscriminator, type Predicate } from './decorators.ts';
import type { RowsModel, TypeModel } from './model.ts';

export interface Member {
  readonly type: TypeModel;
  readonly values: readonly string[];
}

/** An interface or union whose rows have a column that states their type. */
export interface AbstractModel extends RowsModel {
  readonly type: GraphQLAbstractType;
  /** The property of that column; for types without a table the column name in the query. */
  readonly discriminator: string;
  readonly members: readonly Member[];
}

export const isAbstract = (rows: RowsModel): rows is AbstractModel => isAbstractType(rows.type);

/** `case … when` condition on the discriminator: true for rows of the member. */
export const isMember = (discriminator: Sql, { values }: Member): Sql =>
  sql`${discriminator} in (${raw(values.map(literal).join(', '))})`;

/**
 * Builds the model of an interface or union from the `@DiscriminatedBy` of its members.
 * @returns undefined if no member has one, so that rows cannot be read as this type
 * @throws if the members are inconsistent
 */
export function abstractModel(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  getType: (name: string) => TypeModel,
): AbstractModel | undefined {
  const found = schema.getPossibleTypes(type).map(({ name }) => {
    const model = getType(name);
    return { model, by: model.class && getDiscriminator(model.class) };
  });
  const declared = found.filter((each): each is { model: TypeModel; by: Discriminator } => !!each.by);
  const [first] = declared;
  if (!first) return undefined;
  const members = declared.map(({ model, by }) => ({ type: model, values: by.values }));
  const fail = (problem: string) => {
    throw new Error(`${type.name}: ${problem}`);
  };
  if (declared.length < found.length) fail('all of its types need @DiscriminatedBy');
  if (declared.some(({ by }) => by.property !== first.by.property)) fail('its types name two discriminators');
  if (declared.some(({ model }) => model.meta !== first.model.meta)) fail('its types lie in two tables');
  const values = members.flatMap((member) => member.values);
  if (new Set(values).size < values.length) fail('two of its types have the same value');
  const { meta, table, key } = first.model;
  return {
    type,
    class: isInterfaceType(type) ? getClass(type) : undefined,
    meta,
    table,
    key,
    visible: visibleMembers(members, first.by.property),
    declaresVisible: members.every((member) => member.type.declaresVisible),
    discriminator: first.by.property,
    members,
  };
}

const getClass = ({ name }: GraphQLNamedType): object | undefined =>
  getMetadataStorage().interfaceTypes.find((each) => each.name === name)?.target;

/**
 * Combines the visibility rules of the members, each for its own rows.
 * @returns undefined if everyone may see them
 */
function visibleMembers(members: readonly Member[], discriminator: string): Predicate | undefined {
  const rules = new Set(members.map(({ type }) => type.visible));
  if (rules.size === 1) return members[0]!.type.visible;
  return (viewer: never, row: Readonly<Record<string, Sql>>, context: never) =>
    any(
      members.map((member): Condition => {
        const may = member.type.visible?.(viewer, row as never, context) ?? true;
        const isOfType = isMember(row[discriminator]!, member);
        return may instanceof Sql ? sql`${isOfType} and (${may})` : may === true && isOfType;
      }),
    );
}
