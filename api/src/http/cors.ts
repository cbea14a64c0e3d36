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

/** OPTIONS without this header is no preflight: whoever is asked tells the methods. */
const isCors = ({ method, headers }: FastifyRequest) =>
  method !== 'OPTIONS' || headers['access-control-request-method'] !== undefined;

/**
 * Lets programs on the allowed origins (CLIENT_ORIGINS) read answers from these addresses. Cookies play no part,
 * so credentials are never allowed.
 * @param isOurs which addresses this holds for
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
    /** Seconds a browser may remember a preflight. */
    maxAge: 600,
    strictPreflight: false,
    preflightContinue: false,
  };
  await server.register(cors, {
    delegator: (request, done) =>
      done(null, isOurs(request.url) && isCors(request) ? allowed : { origin: false }),
  });
}
