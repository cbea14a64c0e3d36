import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Says once that a proxy which no one named in TRUST_PROXY stands in front: all people then share its address, and
 * the bounds that hold for one address hold for all of them together.
 */
export function warnOfUntrustedProxy(server: FastifyInstance): void {
  let isSaid = false;
  server.addHook('onRequest', (request, _, done) => {
    // Looked at only where it matters: who the client is takes some reading
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
