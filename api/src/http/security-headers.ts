import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** A year, as browsers ask for (RFC 6797). Other programs may live below the same domain: they speak for themselves. */
const HSTS = 'max-age=31536000';

/** `Cache-Control` of each response that sets no other: most depend on the viewer. */
export const NOT_STORED = 'private, no-store';

/** Headers of every response. Browsers do not guess its type, and never visit this site without TLS. */
export function commonHeaders({ env, publicUrl }: Config): Record<string, string> {
  const isSecure = env === 'production' && publicUrl.startsWith('https:');
  return {
    'cache-control': NOT_STORED,
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': HSTS }),
  };
}

/** Says it in each of Fastify's. */
export function securityHeaders(server: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const said = Object.entries(headers);
  server.addHook('onRequest', (_, reply, done) => {
    // tus answers past Fastify, on the bare response
    for (const [name, value] of said) reply.raw.setHeader(name, value);
    done();
  });
}
