import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADERS = [
  'authorization',
  'content-type',
  'accept-language',
  'x-requested-with',
  'x-identity-proof',
  'x-teacher-link',
  'x-graphql-cost',
  'apollo-require-preflight',
  'if-none-match',
  'x-apollo-operation-name',
];
const EXPOSED = ['x-request-id', 'retry-after', 'ratelimit', 'ratelimit-policy', 'www-authenticate', 'etag'];

/** OPTIONS without this header is not a preflight. The route answers it with the allowed methods. */
const isCors = ({ method, headers }: FastifyRequest) =>
  method !== 'OPTIONS' || headers['access-control-request-method'] !== undefined;

/**
 * Allows clients on the configured origins (CLIENT_ORIGINS) to read responses. Cookies do not authenticate, so
 * credentials are never allowed.
 * @param isOurs returns the paths that this applies to
 */
export async function allowOrigins(
  server: FastifyInstance,
  origins: readonly string[],
  isOurs: (path: string) => boolean,
): Promise<void> {
  if (!origins.length) return;
  const allowed: FastifyCorsOptions = {
    origin: origins.map((origin) => new URL(origin).origin),
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: HEADERS,
    exposedHeaders: EXPOSED,
    maxAge: 600,
    strictPreflight: false,
    preflightContinue: false,
  };
  await server.register(cors, {
    delegator: (request, done) =>
      done(null, isOurs(request.url) && isCors(request) ? allowed : { origin: false }),
  });
}
