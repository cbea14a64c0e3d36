import 'reflect-metadata';
import {
  type ASTNode,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  parse,
  print,
  printSchema,
} from 'graphql';
import { connect } from './database/orm.ts';
import { resolvers } from './features/manifests.ts';
import { inputRules } from './graphql/input-rules.ts';
import type { FieldExtensions } from './graphql/read/decorators.ts';
import { buildGraphqlSchema } from './graphql/schema.ts';
import { unboundedTexts } from './graphql/unbounded-texts.ts';
import { costlyPages } from './rest/costly-pages.ts';
import { openApiDocument } from './rest/openapi.ts';

/** Never connected to. The ORM is only needed for the metadata of entities. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/none';

/** The public contract of the server, as stored in schema/. */
export interface Contract {
  readonly 'schema.graphql': string;
  /** The rules of input fields, see graphql/input-rules.ts. */
  readonly 'input-rules.json': string;
  /** Names of the queries whose responses to guests are cached. The web app sends them by GET (docs/scaling.md). */
  readonly 'cached-queries.json': string;
  readonly 'rest.openapi.json': string;
}

/**
 * Derives the contract from the resolvers and routes.
 * @throws if something has no description, a text input has no maximum length, or a documented page size is always
 * rejected
 */
export async function contract(): Promise<Contract> {
  const orm = await connect(NO_DATABASE);
  const { schema } = await buildGraphqlSchema(resolvers, orm.getMetadata().getAll().values());
  await orm.close(true);
  const undocumented = findUndescribed(schema);
  if (undocumented.length) throw new Error(`These have no description:\n  ${undocumented.join('\n  ')}`);
  const unbounded = unboundedTexts(schema);
  if (unbounded.length) throw new Error(`These take texts of any length:\n  ${unbounded.join('\n  ')}`);
  const costly = costlyPages(schema);
  if (costly.length) throw new Error(`These pages cost more than a document may:\n  ${costly.join('\n  ')}`);
  return {
    'schema.graphql': `${printSorted(schema)}\n`,
    'input-rules.json': `${JSON.stringify(inputRules(schema), null, 2)}\n`,
    'cached-queries.json': `${JSON.stringify(cachedQueries(schema), null, 2)}\n`,
    'rest.openapi.json': `${JSON.stringify(openApiDocument(schema), null, 2)}\n`,
  };
}

/**
 * Types and their fields by name, because their order in the schema depends on the order in which modules are loaded.
 * Inputs, arguments and enum values keep the order of the source.
 */
function printSorted(schema: GraphQLSchema): string {
  const document = parse(printSchema(schema));
  const definitions = document.definitions.map((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.fields
      ? { ...definition, fields: definition.fields.toSorted(byName) }
      : definition,
  );
  return print({ ...document, definitions: definitions.toSorted(byName) });
}

const byName = (a: ASTNode, b: ASTNode): number => (getName(a) < getName(b) ? -1 : 1);

/** Only the schema definition has no name. It comes first. */
const getName = (node: ASTNode): string =>
  'name' in node && node.name && 'value' in node.name ? node.name.value : '';

const cachedQueries = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getQueryType()!.getFields())
    .filter(({ extensions }) => (extensions as FieldExtensions).cached)
    .map(({ name }) => name)
    .sort();

/** Paths of types, fields, arguments and enum values without a description. */
export function findUndescribed(schema: GraphQLSchema): string[] {
  const roots = new Set<unknown>([
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]);
  const found: string[] = [];
  const visit = (path: string, { description }: { description?: string | null }) => {
    if (!description?.trim()) found.push(path);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    if (!roots.has(type)) visit(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) visit(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) visit(`${type.name}.${field.name}`, field);
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        visit(`${type.name}.${field.name}`, field);
        // An input object is described by its type
        for (const argument of field.args)
          if (!isInputObjectType(getNamedType(argument.type)))
            visit(`${type.name}.${field.name}(${argument.name})`, argument);
      }
  }
  return found;
}
