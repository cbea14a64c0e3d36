import { GraphQLScalarType, Kind } from 'graphql';

/** Whole đồng. The value is a JSON number from a bigint column. */
export const Vnd = new GraphQLScalarType<number, number>({ name: 'Vnd', serialize: Number });

/** A stored document from a jsonb column. */
export const RichText = new GraphQLScalarType({ name: 'RichText' });

/** UTC with milliseconds. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => new Date(value as string).toISOString(),
  parseValue: (value) => new Date(String(value)),
  parseLiteral: (node) => new Date(node.kind === Kind.STRING ? node.value : Number.NaN),
});

/** A scalar that the compiler does not know, so graphql-js executes its fields. */
export const Shouted = new GraphQLScalarType<string, string>({
  name: 'Shouted',
  serialize: (value) => `${String(value).toUpperCase()}!`,
});
