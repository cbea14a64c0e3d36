import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findCustomPagePaths } from '../../features/custom-pages/index.ts';
import { findSitemapPages } from '../../features/search/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { MEMBERS_ONLY } from '../../platform/settings/index.ts';

const CACHE_SECONDS = 600;
/** Public pages of the web app without a row in the database. */
const PAGES = [
  '/',
  '/courses',
  '/about',
  '/contact',
  '/help',
  '/terms',
  '/privacy',
  '/refund-policy',
  '/operator',
  '/marketplace-rules',
];
/** Areas of signed-in users. */
const SIGNED_IN_AREAS = ['/admin', '/dashboard', '/teacher', '/learning', '/checkout', '/payment'];

/** `/sitemap.xml` (sitemaps.org) lists the public pages for search engines, and `/robots.txt` (RFC 9309) names it. */
export async function sitemapRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { publicUrl } = services.config;
  const isMembersOnly = () => services.settings.get(MEMBERS_ONLY);
  const cache = new LRUCache<'sitemap', Promise<string>>({ max: 1, ttl: CACHE_SECONDS * 1000 });

  async function findEntries(): Promise<string[]> {
    const em = services.orm.em.fork();
    const pages = [...(await findCustomPagePaths(em)), ...(await findSitemapPages(em))];
    return [
      ...PAGES.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
      ...pages.map(
        ({ path, changedAt }) => `<url><loc>${publicUrl}${path}</loc><lastmod>${changedAt}</lastmod></url>`,
      ),
    ];
  }

  function toSitemap(entries: readonly string[]): string {
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  }

  server.get('/sitemap.xml', async (_request, reply) => {
    if (isMembersOnly()) return reply.type('application/xml; charset=utf-8').send(toSitemap([]));
    let sitemap = cache.get('sitemap');
    if (!sitemap) {
      sitemap = findEntries().then(toSitemap);
      cache.set('sitemap', sitemap);
      sitemap.catch(() => cache.delete('sitemap'));
    }
    return reply
      .header('cache-control', `public, max-age=${CACHE_SECONDS}`)
      .type('application/xml; charset=utf-8')
      .send(await sitemap);
  });

  const robots = [
    'User-agent: *',
    ...SIGNED_IN_AREAS.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
  ].join('\n');
  server.get('/robots.txt', async (_request, reply) => {
    reply.type('text/plain; charset=utf-8');
    if (isMembersOnly()) return reply.send('User-agent: *\nDisallow: /\n');
    return reply
      .header('cache-control', 'public, max-age=3600')
      .send(`${robots}\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
}
