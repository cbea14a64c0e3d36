import { type GraphQLSchema, isAbstractType } from 'graphql';

/** The concrete types of interfaces and unions, which Apollo's cache needs to match fragments. */
export const plugin = (schema: GraphQLSchema): string => {
  const abstract = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter(({ name }) => !name.startsWith('__'))
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(abstract), null, 2)};`;
};
