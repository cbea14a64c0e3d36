import type { FastifyInstance, RouteOptions } from 'fastify';
import { getRouteVerdict, isOpenToOutsiders, type Verdict } from '../platform/access/outsiders.ts';
import { MEMBERS_ONLY, type Settings } from '../platform/settings/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See platform/access/outsiders.ts. Set by {@link closeToOutsiders}, unless the route itself sets it. */
    verdict?: Verdict;
  }
  interface FastifyInstance {
    /** All routes in the order in which they were added, with their verdicts. */
    routeList: readonly RouteOptions[];
  }
}

/**
 * Closes routes of a members-only site, and prevents search engines and shared caches from storing the others. It is
 * called before routes are added.
 */
export function closeToOutsiders(server: FastifyInstance, settings: Settings): void {
  const routes: RouteOptions[] = [];
  server.decorate('routeList', routes);
  server.addHook('onRoute', (route) => {
    route.config = { verdict: getRouteVerdict(route.url), ...route.config };
    routes.push(route);
  });
  server.addHook('onRequest', (request, reply, done) => {
    const { verdict } = request.routeOptions.config;
    // Undefined for an unknown URL, whose response is the same
    if (verdict === undefined || isOpenToOutsiders(settings, verdict)) return done();
    return reply.callNotFound();
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (settings.get(MEMBERS_ONLY)) {
      reply.header('x-robots-tag', 'noindex, nofollow');
      const caching = String(reply.getHeader('cache-control') ?? '');
      if (request.routeOptions.config.verdict !== 'open' && /\bpublic\b/.test(caching))
        reply.header(
          'cache-control',
          caching.replace(/\bpublic\b/, 'private').replace(/,\s*s-maxage=\d+/, ''),
        );
    }
    done();
  });
}
