import type { EntityMetadata } from '@mikro-orm/core';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray, type PubSub } from 'type-graphql';
import { type Demands, guardOperations } from './allow.ts';
import { ErrorExtensions } from './error.types.ts';
import { Compiler } from './read/index.ts';
import { DateTime, RichText, Vnd } from './scalars.ts';

/** The schema, what each operation demands, and the compiler of its reads. */
export interface BuiltSchema {
  readonly schema: GraphQLSchema;
  readonly demands: Demands;
  readonly compiler: Compiler;
}

/** type-graphql wants one; ours listen by `services.live` (platform/live.ts), which hears every process. */
const NO_TOPICS: PubSub = {
  publish: () => {
    throw new Error('announce in the database instead');
  },
  subscribe: () => {
    throw new Error('give the subscription a `subscribe`');
  },
};

/** Builds the schema from the resolvers of all features; throws when something in it would not be safe. */
export async function buildGraphqlSchema(
  resolvers: NonEmptyArray<new () => object>,
  entities: Iterable<EntityMetadata>,
): Promise<BuiltSchema> {
  const schema = await buildSchema({
    resolvers: resolvers as never,
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validate: { forbidUnknownValues: false, whitelist: false },
    authChecker: undefined,
    pubSub: NO_TOPICS,
    orphanedTypes: [ErrorExtensions],
  });
  const demands = guardOperations(schema);
  return { schema, demands, compiler: new Compiler(schema, entities, { asIs: [Vnd.name, RichText.name] }) };
}
