import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isOwnHost } from '../platform/http/network.ts';

/**
 * What has no lock because only this machine reaches it: the sandbox, and with demo accounts everything that could
 * sign in. A page elsewhere whose name is made to resolve to this machine (DNS rebinding), and a tunnel, come with a
 * Host of their own, and are refused.
 */
export function refuseOtherHosts(server: FastifyInstance, { seed }: Pick<Config, 'seed'>): void {
  const guarded = seed === 'demo' ? /^\/(sandbox|graphql|api)(\/|$)/ : /^\/sandbox\//;
  server.addHook('onRequest', ({ headers, routeOptions }, reply, done) => {
    // The route's own pattern: an address can be spelt in many ways
    if (!guarded.test(routeOptions.url ?? '') || isOwnHost(headers.host)) return done();
    reply.code(421).type('text/plain; charset=utf-8').send('Only this machine may ask for this');
  });
}
