import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { openApiDocument } from './openapi.ts';

/** Swagger UI's scripts are files of this server. It sets style attributes, which are harmless. */
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

/** `/openapi.json` for programs and `/docs/` for people: the same document. */
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
    theme: { title: 'REST API' },
    // The base layout has no field for other documents, and without a validator URL nothing is sent elsewhere
    uiConfig: { layout: 'BaseLayout', validatorUrl: null, persistAuthorization: false } as never,
    uiHooks: {
      // The page refers to its files relative to a folder
      onRequest: (request, reply, next) => {
        if (request.url.endsWith('/docs')) reply.redirect(`${request.url}/`);
        else next();
      },
    },
  });
}
