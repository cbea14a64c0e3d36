import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** One year, as browsers require (RFC 6797). Without subdomains, because other applications may use them. */
const HSTS = 'max-age=31536000';

/** The `Cache-Control` of every response that sets no other, because most depend on the viewer. */
export const NOT_STORED = 'private, no-store';

export function commonHeaders({ env, publicUrl }: Config): Record<string, string> {
  const isSecure = env === 'production' && publicUrl.startsWith('https:');
  return {
    'cache-control': NOT_STORED,
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': HSTS }),
  };
}

export function securityHeaders(server: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const entries = Object.entries(headers);
  server.addHook('onRequest', (_, reply, done) => {
    // On the raw response, because tus bypasses Fastify
    for (const [name, value] of entries) reply.raw.setHeader(name, value);
    done();
  });
}
