import { ApolloServer } from '@apollo/server';
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localeOf } from '../platform/messages/index.ts';
import type { Services } from '../platform/services.ts';
import { type Context, createContext } from './context.ts';
import type { Engine } from './engine.ts';

/** `/graphql`: GraphQL over HTTP. */
export async function graphqlRoutes(
  server: FastifyInstance,
  { services, engine }: { services: Services; engine: Engine },
): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema: engine.reads.schema,
    plugins: [fastifyApolloDrainPlugin(server)],
  });
  await apollo.start();
  await server.register(fastifyApollo(apollo) as never, {
    path: '/graphql',
    context: async (request: FastifyRequest) =>
      createContext(
        services,
        { id: request.id, address: request.ip, device: request.headers['user-agent'], origin: 'graphql' },
        localeOf(request.headers['accept-language']),
        await services.sessions.viewerOf(request.headers.authorization),
      ),
  } as never);
}
