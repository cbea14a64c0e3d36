import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** Names under assets/ carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** The built files of the web. Only what lies there at the start is served, so no path can lead elsewhere. */
export async function assetRoutes(server: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  const files = new Set(await list(folder));
  for (const file of files) {
    const type = TYPES[extname(file)];
    if (!type || file.startsWith('.')) continue;
    server.get(`/${file}`, { logLevel: 'warn' }, async (request, reply) => {
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const [encoding, suffix] = ENCODINGS.find(
        ([name, end]) => accepted.includes(name) && files.has(file + end),
      ) ?? ['', ''];
      if (encoding) reply.header('content-encoding', encoding);
      const path = join(folder, file + suffix);
      return reply
        .header('cache-control', file.startsWith('assets/') ? FOREVER : AN_HOUR)
        .header('vary', 'accept-encoding')
        .header('x-content-type-options', 'nosniff')
        .header('content-length', (await stat(path)).size)
        .type(type)
        .send(createReadStream(path));
    });
  }
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
