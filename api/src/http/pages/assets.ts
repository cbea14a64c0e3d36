import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** File names in assets/ contain a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Serves the built files of the web app, with the compressed copies that the build created. */
export async function assetRoutes(server: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const assets = join(folder, 'assets/');
  // The program is the same for every site
  server.addHook('onRoute', (route) => {
    route.config = { ...route.config, verdict: 'open' };
  });
  await server.register(fastifyStatic, {
    root: folder,
    // A route for each file: a wildcard route reads the directory of 2,000 files for each request
    wildcard: false,
    // Pages are rendered (pages.ts), and a compressed copy is served for its original only
    globIgnore: ['**/*.{html,br,gz}'],
    index: false,
    decorateReply: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    logLevel: 'warn',
    setHeaders: (reply, path) => reply.header('cache-control', path.startsWith(assets) ? FOREVER : AN_HOUR),
  });
  // The pages' wildcard would render a page for a missing file
  server.get('/assets/*', { logLevel: 'warn' }, (_, reply) => reply.callNotFound());
}
