import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isOwnHost } from '../platform/http/network.ts';

/**
 * Rejects requests whose Host header does not name this machine. Protects the sandbox, which requires no sign-in, and
 * with demo accounts, whose password is public, all routes that can sign in. Pages that resolve their own name to this
 * machine (DNS rebinding) and tunnels send another Host header.
 */
export function refuseOtherHosts(server: FastifyInstance, { seed }: Pick<Config, 'seed'>): void {
  const guarded = seed === 'demo' ? /^\/(sandbox|graphql|api)(\/|$)/ : /^\/sandbox\//;
  server.addHook('onRequest', ({ headers, routeOptions }, reply, done) => {
    // Compares the route and not the URL, because escapes allow many spellings of a URL
    if (!guarded.test(routeOptions.url ?? '') || isOwnHost(headers.host)) return done();
    reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .send('This route accepts only requests to a host name of this machine');
  });
}
