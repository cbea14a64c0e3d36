// The idiomatic stack: type-graphql, MikroORM and DataLoader behind Apollo Server on Fastify, each used as its
// documentation says. Its schema has the fields of Sen's schema that the bench reads.
import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import fastify from 'fastify';
import { buildSchema } from 'type-graphql';
import { type Context, makeContext } from './idiomatic/context.ts';
import { entities } from './idiomatic/entities.ts';
import { resolvers } from './idiomatic/resolvers.ts';
import { viewerIdOf } from './viewer.ts';

const { DATABASE_URL, PORT } = process.env;

const orm = await MikroORM.init(
  defineConfig({
    clientUrl: DATABASE_URL,
    entities,
    metadataProvider: ReflectMetadataProvider,
    pool: { max: 10 },
  }),
);
const app = fastify();
const server = new ApolloServer<Context>({
  schema: await buildSchema({ resolvers, authChecker: ({ context }) => Boolean(context.viewerId) }),
  plugins: [fastifyApolloDrainPlugin(app)],
});
await server.start();
await app.register(fastifyApollo(server), {
  context: async ({ headers }) => makeContext(orm.em.fork(), await viewerIdOf(headers.authorization)),
});
app.get('/healthz', () => 'ok');
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
