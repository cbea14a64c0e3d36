import {
  GraphQLObjectType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { type FieldExtensions, getOwnVisibility, getView, getVisible } from './decorators.ts';
import type { FieldModel, Model, TypeModel } from './model.ts';
import { hasColumn } from './relations.ts';

type FieldDefinition = ReturnType<typeof getMetadataStorage>['fields'][number];

export interface FieldFacts {
  /** The property name in the class, which may differ from the name in the schema. */
  readonly property: string;
  /** True if a method or getter of the class or of its resolver returns the value. */
  readonly method: boolean;
  /** True if the field has `@Authorized` or `@UseMiddleware`, which require that a resolver runs. */
  readonly wrapped: boolean;
}

export function fieldFacts(type: Pick<TypeModel, 'class'>, name: string): FieldFacts {
  const definition = getDefinition(type.class, name);
  if (!definition) return { property: name, method: true, wrapped: false }; // a root type
  const method = getMetadataStorage().fieldResolvers.some(
    (r) => r.getObjectType?.() === definition.target && r.methodName === definition.name,
  );
  const wrapped = definition.roles !== undefined || (definition.middlewares?.length ?? 0) > 0;
  return { property: definition.name, method, wrapped };
}

/** The definition of the class, else that of a base class or of an interface. */
function getDefinition(target: object | undefined, name: string): FieldDefinition | undefined {
  const { objectTypes, interfaceTypes } = getMetadataStorage();
  for (let c = target; c && c !== Function.prototype; c = Object.getPrototypeOf(c) as object) {
    const own = objectTypes.find((o) => o.target === c) ?? interfaceTypes.find((i) => i.target === c);
    const found = own?.fields?.find((f) => f.schemaName === name);
    if (found) return found;
    for (const face of own?.interfaceClasses ?? []) {
      const inherited = getDefinition(face, name);
      if (inherited) return inherited;
    }
  }
  return undefined;
}

/** Finds everything about a type that would be silently ignored or read incorrectly. */
export function findProblems(model: Model, type: TypeModel): string[] {
  const problems: string[] = [];
  if (type.class && getView(type.class) && !type.meta)
    problems.push(`${type.type.name}: @View of a class that is not an entity`);
  if (type.meta && type.meta.root !== type.meta)
    problems.push(`${type.type.name}: table inheritance is not supported`);
  problems.push(...visibilityProblems(type));
  if (type.shape) problems.push(...shapeProblems(type));
  for (const field of type.fields.values()) {
    const where = `${type.type.name}.${field.name}`;
    problems.push(...[...fieldProblems(model, type, field)].map((problem) => `${where}: ${problem}`));
  }
  return problems;
}

function* visibilityProblems({ type, class: target, meta, declaresVisible }: TypeModel): Generator<string> {
  if (!target || !meta) return;
  if (!declaresVisible)
    yield `${type.name}: does not say who may see its rows; add @Visible(rule) or @Visible(everyone)`;
  const entity = getView(target)?.();
  if (!entity) return;
  const replaces = getVisible(target) !== undefined && getVisible(entity) !== undefined;
  if (replaces && !getOwnVisibility(target)?.trim())
    yield `${type.name}: replaces the @Visible of its entity; say why in @View(…, { ownVisibility })`;
}

function* fieldProblems(
  model: Model,
  type: TypeModel,
  { field, how, guard, maxRows }: FieldModel,
): Generator<string> {
  const named = getNamedType(field.type);
  const isList = isListType(getNullableType(field.type));
  const isReadDirectly = how.kind === 'column' || how.kind === 'relation';
  if (type.meta && isReadDirectly && fieldFacts(type, field.name).wrapped) {
    yield 'compiled fields run no middleware and no @Authorized; use @Guard, or a resolver';
  }
  if (guard && isNonNullType(field.type)) yield 'it is guarded, so it must be nullable';
  if (guard && how.kind === 'plain') yield '@Guard has no effect on an ordinary resolver';
  if (how.kind === 'read' && isAbstractType(named) && !model.rows(named))
    yield 'a read cannot return an interface or union whose types have no @DiscriminatedBy';
  if (how.kind === 'refused' && type.meta) yield how.why;
  if (how.kind === 'plain' && type.meta) {
    for (const name of how.needs) {
      const property = type.meta.properties[name as never];
      if (!property || !hasColumn(property)) yield `@Needs('${name}'): no such column`;
    }
  }
  if (type.meta && how.kind === 'relation' && how.relation.isToMany !== isList) {
    yield 'a list for one row, or one object for many';
  }
  const isOfMany =
    how.kind === 'relation' ? how.relation.isToMany : how.kind === 'read' && isList && !isLeafType(named);
  if (
    isOfMany &&
    maxRows === undefined &&
    !field.args.some(({ name }) => name === 'limit' || name === 'first')
  )
    yield 'a list of objects names the most there can be: @MaxRows(n), which their writer holds; or it is a page';
  if (maxRows !== undefined && !(isList && Number.isInteger(maxRows) && maxRows > 0))
    yield '@MaxRows takes a whole number above 0, at a list';
  const argumentName = (field.extensions as FieldExtensions).costs?.ifArgument?.split('.')[0];
  if (argumentName && !field.args.some(({ name }) => name === argumentName))
    yield `@Costs: it has no argument ${argumentName}`;
  if (how.kind === 'column' && isLeafType(named)) {
    const [before] = model.scalars.printing(named) ?? [''];
    if (before && isList && how.dbType.startsWith('json')) {
      yield `elements of a ${how.dbType} list cannot be converted to ${named.name}`;
    }
    if (named.name.startsWith('DateTime') && /^(timestamp(?!tz)|date)/.test(how.dbType)) {
      yield `a ${how.dbType} column has no time zone; use timestamptz`;
    }
  }
}

const SHAPES = {
  page: { items: true, total: true, page: true, limit: true },
  connection: { edges: true, nodes: true, pageInfo: true, totalCount: true },
} as const;
const EDGE = { cursor: true, node: true };
const PAGE_INFO = { hasNextPage: true, hasPreviousPage: true, startCursor: true, endCursor: true };

/** Pages and connections may only have fields that the compiler writes. */
function* shapeProblems({ type, shape }: TypeModel): Generator<string> {
  yield* unknownFields(type, SHAPES[shape!]);
  const fields = type.getFields();
  if (shape === 'page') {
    if (!fields.items) yield `${type.name}: a page has items`;
    return;
  }
  const edge = fields.edges && getNamedType(fields.edges.type);
  const info = fields.pageInfo && getNamedType(fields.pageInfo.type);
  if (edge instanceof GraphQLObjectType) yield* unknownFields(edge, EDGE);
  else if (!fields.nodes) yield `${type.name}: a connection has edges or nodes`;
  if (info instanceof GraphQLObjectType) yield* unknownFields(info, PAGE_INFO);
}

function* unknownFields(type: GraphQLObjectType, known: object): Generator<string> {
  for (const name of Object.keys(type.getFields())) {
    if (!(name in known))
      yield `${type.name}.${name}: pages and connections have ${Object.keys(known).join(', ')}`;
  }
}
