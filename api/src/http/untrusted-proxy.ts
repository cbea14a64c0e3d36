import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Warns once if requests pass a proxy that TRUST_PROXY does not name. All clients then have its address and share the
 * limits of one address.
 */
export function warnOfUntrustedProxy(server: FastifyInstance): void {
  let isSaid = false;
  server.addHook('onRequest', (request, _, done) => {
    // Check the header first, because determining the client address is slower
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined && isUntrusted(request)) {
      isSaid = true;
      server.log.warn(
        { peer: request.ip },
        'X-Forwarded-For of a peer that TRUST_PROXY does not name is not believed: behind a proxy all people count as one address',
      );
    }
    done();
  });
}

const isUntrusted = ({ ip, socket }: FastifyRequest): boolean => ip === socket.remoteAddress;
