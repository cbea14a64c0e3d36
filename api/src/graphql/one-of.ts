import { Extensions } from 'type-graphql';

/** An input with exactly one field: `@oneOf` in the schema, which graphql-js validates. */
export const OneOf = () => Extensions({ oneOf: true });
