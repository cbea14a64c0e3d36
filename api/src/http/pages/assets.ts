import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Names under assets/ carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Pages are rendered (pages.ts), never served as files; compressed copies stand for their originals only. */
const isServed = (path: string) => !/\.(html|br|gz)$|(^|\/)\./.test(path);

/**
 * The built files of the web, with the compressed copies that the build made of them. Only what lies there at the
 * start is served, so no path can lead elsewhere.
 */
export async function assetRoutes(server: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    dotfiles: 'ignore',
    allowedPath: isServed,
    cacheControl: false,
    logLevel: 'warn',
    setHeaders: (reply, path) =>
      reply.header('cache-control', /[\\/]assets[\\/]/.test(path.slice(folder.length)) ? FOREVER : AN_HOUR),
  });
}
