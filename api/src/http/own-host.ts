import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isOwnHost } from '../platform/http/network.ts';

/**
 * Protects routes that have no other protection because only this machine can reach them: the sandbox, and with demo
 * accounts every route that could sign in. Requests from a page whose name resolves to this machine (DNS rebinding)
 * and from a tunnel have another Host header and are rejected.
 */
export function refuseOtherHosts(server: FastifyInstance, { seed }: Pick<Config, 'seed'>): void {
  const guarded = seed === 'demo' ? /^\/(sandbox|graphql|api)(\/|$)/ : /^\/sandbox\//;
  server.addHook('onRequest', ({ headers, routeOptions }, reply, done) => {
    // The pattern of the route, because the same URL can be spelt in many ways
    if (!guarded.test(routeOptions.url ?? '') || isOwnHost(headers.host)) return done();
    reply.code(421).type('text/plain; charset=utf-8').send('Only this machine may ask for this');
  });
}
