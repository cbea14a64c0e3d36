import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** A year, as browsers ask for (RFC 6797). Other programs may live below the same domain: they speak for themselves. */
const HSTS = 'max-age=31536000';

/** What every answer says, whoever gives it: its type is what it says, and this site is never visited without TLS. */
export function securityHeaders(server: FastifyInstance, { env, publicUrl }: Config): void {
  const isSecure = env === 'production' && publicUrl.startsWith('https:');
  server.addHook('onRequest', (_, reply, done) => {
    // tus answers past Fastify, on the bare response
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    if (isSecure) reply.raw.setHeader('strict-transport-security', HSTS);
    done();
  });
}
