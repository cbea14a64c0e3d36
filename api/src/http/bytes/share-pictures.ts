import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { findCourseShare, findTeacherShare } from '../../features/courses/index.ts';
import { findCertificateShare } from '../../features/learning/index.ts';
import { findHomeShare, SHARE_HEIGHT, SHARE_WIDTH, type SharedPicture } from '../../features/media/index.ts';
import { isOpenToOutsiders, type Verdict } from '../../platform/access/outsiders.ts';
import { toPng } from '../../platform/files/pictures.ts';
import type { Services } from '../../platform/process/services.ts';

/** The URL contains the version of what the picture shows. */
const FOREVER = 'public, max-age=31536000, immutable';
/** For URLs without the current version. */
const SHORT = 'public, max-age=300';
/** About 30 kB each. */
const MAX_CACHED = 300;

interface PictureRequest {
  Params: { kind: string; name: string };
  Querystring: { v?: unknown };
}

type Find = (
  services: Services,
  id: string,
) => Promise<SharedPicture | undefined> | SharedPicture | undefined;

const KINDS: Readonly<Record<string, { readonly find: Find; readonly verdict: Verdict }>> = {
  courses: { find: findCourseShare, verdict: 'closed' },
  teachers: { find: findTeacherShare, verdict: 'closed' },
  certificates: { find: findCertificateShare, verdict: 'certificates' },
  pages: { find: (_, name) => findHomeShare(name), verdict: 'open' },
};

/** Preview pictures for links, as PNG, because Facebook, Zalo and LinkedIn show no SVG and not all show WebP. */
export async function sharePictureRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });

  const drawOnce = (key: string, { content }: SharedPicture): Promise<Buffer> => {
    const known = cache.get(key);
    if (known) return known;
    const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT };
    const drawn =
      typeof content === 'function'
        ? toPng(Buffer.from(content()), size)
        : services.storage.onDisk(content.key, (path) => toPng(path, size));
    cache.set(key, drawn);
    drawn.catch(() => cache.delete(key));
    return drawn;
  };

  server.get<PictureRequest>('/share/:kind/:name', async (request, reply) => {
    const { kind, name } = request.params;
    const id = /^([\w-]{2,40})\.png$/.exec(name)?.[1];
    const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
    const isOpen = known && isOpenToOutsiders(services.settings, known.verdict);
    const picture = id && isOpen ? await known.find(services, id) : undefined;
    if (!picture) return reply.callNotFound();
    const png = await drawOnce(`${kind}/${id}/${picture.version}`, picture);
    return reply
      .header('cache-control', request.query.v === picture.version ? FOREVER : SHORT)
      .header('x-content-type-options', 'nosniff')
      .type('image/png')
      .send(png);
  });
}
