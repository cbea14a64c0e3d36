import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { openApiDocument } from './openapi.ts';

/** Swagger UI's scripts are files of ours; it sets style attributes, which can't do more than look wrong. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `/openapi.json` for programs, `/docs/` for people: the same document. */
export async function documentationRoutes(
  api: FastifyInstance,
  schema: GraphQLSchema,
  publicUrl: string,
): Promise<void> {
  const document = openApiDocument(schema, publicUrl);
  api.get('/openapi.json', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );
  await api.register(swagger, { mode: 'static', specification: { document: document as never } });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    theme: { title: 'REST · Sen' },
    // The plain layout: no bar for other people's documents, and nothing is sent to a validator elsewhere
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, persistAuthorization: false } as never,
    uiHooks: {
      // Its page names its files relative to a folder
      onRequest: (request, reply, next) => {
        if (request.url.endsWith('/docs')) reply.redirect(`${request.url}/`);
        else next();
      },
    },
  });
}
