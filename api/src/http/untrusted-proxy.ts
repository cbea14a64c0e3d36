import type { FastifyInstance } from 'fastify';

/**
 * Says once that a proxy which no one named in TRUST_PROXY stands in front: all people then share its address, and
 * the bounds that hold for one address hold for all of them together.
 */
export function warnOfUntrustedProxy(server: FastifyInstance): void {
  let isSaid = false;
  server.addHook('onRequest', async (request) => {
    const { headers, ip, socket } = request;
    if (isSaid || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    isSaid = true;
    server.log.warn(
      { peer: ip },
      'X-Forwarded-For of a peer that TRUST_PROXY does not name is not believed: behind a proxy all people count as one address',
    );
  });
}
