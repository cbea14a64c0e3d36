import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Names under assets/ carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Pages are rendered (pages.ts), never served as files; compressed copies stand for their originals only. */
const isServed = (path: string) => !/\.(html|br|gz)$|(^|\/)\./.test(path);

/** The built files of the web, with the compressed copies that the build made of them. */
export async function assetRoutes(server: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const options = {
    index: false,
    decorateReply: false,
    preCompressed: true,
    dotfiles: 'ignore',
    allowedPath: isServed,
    cacheControl: false,
    logLevel: 'warn',
  } as const;
  await server.register(fastifyStatic, {
    ...options,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply) => reply.header('cache-control', FOREVER),
  });
  // Files beside the folder have routes of their own, since pages have the wildcard
  await server.register(fastifyStatic, {
    ...options,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**'],
    setHeaders: (reply) => reply.header('cache-control', AN_HOUR),
  });
}
