import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Warns once about a proxy that is missing in TRUST_PROXY. All its clients have its address then, and share the limits
 * of one address.
 */
export function warnOfUntrustedProxy(server: FastifyInstance): void {
  let hasWarned = false;
  server.addHook('onRequest', (request, _, done) => {
    // Check the header first, because determining the client address is slower
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined && isUntrusted(request)) {
      hasWarned = true;
      server.log.warn(
        { peer: request.ip },
        'X-Forwarded-For ignored, so all clients of this peer share the limits of one address: add the proxy to TRUST_PROXY',
      );
    }
    done();
  });
}

const isUntrusted = ({ ip, socket }: FastifyRequest): boolean => ip === socket.remoteAddress;
