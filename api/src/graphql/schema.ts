import type { EntityMetadata } from '@mikro-orm/core';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import { type Demands, guardOperations } from './allow.ts';
import { Compiler } from './read/index.ts';
import { DateTime, RichText, Vnd } from './scalars.ts';

/** The schema, what each operation demands, and the compiler of its reads. */
export interface BuiltSchema {
  readonly schema: GraphQLSchema;
  readonly demands: Demands;
  readonly compiler: Compiler;
}

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
  });
  const demands = guardOperations(schema);
  return { schema, demands, compiler: new Compiler(schema, entities, { asIs: [Vnd.name, RichText.name] }) };
}
