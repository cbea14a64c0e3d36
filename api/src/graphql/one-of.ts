import { Extensions } from 'type-graphql';

/** An input of which exactly one field is given: `@oneOf` in the schema, which clients and graphql-js hold. */
export const OneOf = () => Extensions({ oneOf: true });
