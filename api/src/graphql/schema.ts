import type { EntityMetadata } from '@mikro-orm/core';
import { type GraphQLSchema, getNamedType, isInputObjectType } from 'graphql';
import { buildSchema, getMetadataStorage, type NonEmptyArray, type PubSub } from 'type-graphql';
import { type Demands, guardOperations } from './allow.ts';
import { collectReasons, ErrorExtensions } from './error.types.ts';
import { Compiler } from './read/index.ts';
import { CalendarDate, DateTime, RichText, SettingValue, Vnd } from './scalars.ts';
import { validateInput } from './validate-input.ts';

export interface BuiltSchema {
  readonly schema: GraphQLSchema;
  readonly demands: Demands;
  readonly compiler: Compiler;
}

/**
 * type-graphql requires a PubSub. Our subscriptions use `services.events` (platform/jobs/event-bus.ts), which spans
 * all processes.
 */
const NO_TOPICS: PubSub = {
  publish: () => {
    throw new Error('PubSub is not used: publish from a database trigger (event-bus.ts)');
  },
  subscribe: () => {
    throw new Error('PubSub is not used: declare the `subscribe` option of the subscription');
  },
};

/** @throws Error if an operation declares no permission, or if the compiler cannot read a field safely */
export async function buildGraphqlSchema(
  resolvers: NonEmptyArray<new () => object>,
  entities: Iterable<EntityMetadata>,
): Promise<BuiltSchema> {
  // TypeScript runs parameter decorators from last to first. Restores the order of the source code
  getMetadataStorage().params.sort((a, b) => a.index - b.index);
  collectReasons();
  const schema = await buildSchema({
    resolvers: resolvers as never,
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validateFn: validateInput as never,
    authChecker: undefined,
    pubSub: NO_TOPICS,
    orphanedTypes: [ErrorExtensions],
  });
  addDescriptions(schema);
  declareOneOf(schema);
  const demands = guardOperations(schema);
  return {
    schema,
    demands,
    compiler: new Compiler(schema, entities, {
      asIs: [Vnd.name, RichText.name, CalendarDate.name, SettingValue.name],
    }),
  };
}

const ROOTS = {
  Query: 'Queries. They change nothing and can be combined in one request.',
  Mutation: 'Mutations. Fields run one after the other, each in its own transaction.',
  Subscription: 'Subscriptions, over WebSocket with the protocol graphql-transport-ws.',
} as const;

/** Copies the extension of our `@OneOf()` to the type, because type-graphql has no option for @oneOf. */
function declareOneOf(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isInputObjectType(type) && type.extensions.oneOf) type.isOneOf = true;
}

/**
 * Adds the descriptions for which type-graphql has no option: of the schema, the root types, and arguments whose type
 * is an input object.
 */
function addDescriptions(schema: GraphQLSchema): void {
  schema.description =
    'API of a marketplace for online courses. Times are UTC, amounts are whole đồng, IDs are opaque, and URLs that begin with a slash are below the platform’s own URL. The type ' +
    '`ErrorExtensions` describes the extensions of errors.';
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (!root) continue;
    root.description = ROOTS[root.name as keyof typeof ROOTS];
    for (const { args } of Object.values(root.getFields()))
      for (const argument of args) {
        const type = getNamedType(argument.type);
        if (isInputObjectType(type)) argument.description ??= type.description;
      }
  }
}
