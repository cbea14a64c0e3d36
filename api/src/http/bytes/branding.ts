import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findBrandingFile, getIcon } from '../../features/branding/index.ts';
import { BRANDING, brandingFilePath, getLook } from '../../platform/branding/branding.ts';
import { toPng } from '../../platform/files/pictures.ts';
import { toOfferedLocale } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';

/** The name contains the hash of the content. */
const FOREVER = 'public, max-age=31536000, immutable';
const FIVE_MINUTES = 'public, max-age=300';
/** An SVG that a browser opens as a page runs no scripts and loads no files. Its own styles apply. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};
/** Sizes of icons for phones. */
const ICON_SIZES = [192, 512];
const MAX_CACHED = 20;
const RELOAD_MS = 1000;

interface Address {
  Params: { name: string };
}

/** The style sheet, logos, icons and manifest of the academy. */
export async function brandingRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { orm, settings } = services;
  const cache = new LRUCache<string, Buffer>({ max: MAX_CACHED });

  /** The parts that are computed from the current version. */
  const findComputed = (name: string): string | undefined => {
    const branding = settings.getDocument(BRANDING);
    const { styleSheet } = getLook(branding);
    if (styleSheet && brandingFilePath(name) === styleSheet.path) return styleSheet.css;
    const icon = getIcon(branding);
    return icon?.name === name ? icon.drawing : undefined;
  };

  let reloadAt = 0;
  let reloading: Promise<void> | undefined;
  /** At most once a second, because anyone can ask for unknown names. */
  function reloadSettings(): Promise<void> {
    if (reloading && Date.now() - reloadAt < RELOAD_MS) return reloading;
    reloadAt = Date.now();
    reloading = settings.reload();
    return reloading;
  }

  async function find(name: string): Promise<Buffer | undefined> {
    const known = cache.get(name);
    if (known) return known;
    let content: string | Buffer | undefined = findComputed(name);
    content ??= (await findBrandingFile(orm.em.fork(), name))?.bytes;
    if (!content) {
      // Another process may have rendered the page with a version that this one has not received yet
      await reloadSettings();
      content = findComputed(name);
    }
    if (!content) return undefined;
    const bytes = Buffer.from(content);
    cache.set(name, bytes);
    return bytes;
  }

  async function findIcon(name: string, size: number): Promise<Buffer | undefined> {
    const key = `${name}.${size}.png`;
    const known = cache.get(key);
    if (known) return known;
    const picture = ICON_SIZES.includes(size) ? await find(name) : undefined;
    if (!picture) return undefined;
    const drawn = await toPng(picture, { width: size, height: size });
    cache.set(key, drawn);
    return drawn;
  }

  server.get<Address>('/brand/:name', async (request, reply) => {
    const [, name, type, size] =
      /^([0-9a-f]{32}\.(css|svg|png|webp))(?:\.(\d{3})\.png)?$/.exec(request.params.name) ?? [];
    if (!name || !type) return reply.callNotFound();
    const bytes =
      size && type !== 'css' ? await findIcon(name, Number(size)) : size ? undefined : await find(name);
    if (!bytes) return reply.callNotFound();
    return reply
      .header('cache-control', FOREVER)
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .type(size ? 'image/png' : TYPES[type]!)
      .send(bytes);
  });

  server.get('/manifest.webmanifest', async (_, reply) => {
    const branding = settings.getDocument(BRANDING);
    const { paper } = getLook(branding).palette.roles.light;
    const icon = getIcon(branding);
    const path = icon && brandingFilePath(icon.name);
    const icons = ICON_SIZES.map((size) => ({
      src: path ? `${path}.${size}.png` : `/icon-${size}.png`,
      type: 'image/png',
      sizes: `${size}x${size}`,
      ...(size === 512 && { purpose: 'any maskable' }),
    }));
    return reply
      .header('cache-control', FIVE_MINUTES)
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          name: branding.name,
          short_name: branding.name,
          lang: toOfferedLocale(),
          start_url: '/',
          scope: '/',
          display: 'standalone',
          background_color: paper,
          theme_color: paper,
          icons,
        }),
      );
  });
}
