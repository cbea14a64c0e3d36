import type { FastifyInstance } from 'fastify';

/** Seconds a browser may remember a preflight. */
const MAX_AGE = 600;
const HEADERS =
  'authorization, content-type, accept-language, x-requested-with, x-identity-proof, x-graphql-cost, apollo-require-preflight, x-apollo-operation-name';
const EXPOSED = 'x-request-id, retry-after, ratelimit, ratelimit-policy';

/**
 * Lets programs on the allowed origins (CLIENT_ORIGINS) read answers from these addresses. Cookies play no part,
 * so credentials are never allowed.
 * @param isOurs which addresses this holds for
 */
export function allowOrigins(
  server: FastifyInstance,
  origins: readonly string[],
  isOurs: (path: string) => boolean,
): void {
  const allowed = new Set(origins.map((origin) => new URL(origin).origin));
  server.addHook('onRequest', async (request, reply) => {
    if (!isOurs(request.url)) return undefined;
    // Also without an origin: a shared cache must not hand one origin's answer to another
    if (allowed.size) reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return undefined;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', EXPOSED);
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return undefined;
    return reply
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', HEADERS)
      .header('access-control-max-age', MAX_AGE)
      .code(204)
      .send();
  });
}
