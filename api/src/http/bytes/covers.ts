import type { FastifyInstance } from 'fastify';
import { findCover, parseVariant } from '../../features/courses/index.ts';
import { drawCover } from '../../features/media/index.ts';
import type { Services } from '../../platform/process/services.ts';

/** URLs contain a hash of title and style, so the image at a URL never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
/** For courses that are not public: shared caches must not store the image. */
const ONE_HOUR = 'private, max-age=3600';

interface Address {
  Params: { name: string };
  Querystring: { token?: unknown; variant?: unknown };
}

/** Generated covers. Those of unpublished courses require the token of the course. */
export async function coverRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<Address>('/covers/:name', async (request, reply) => {
    const id = request.params.name.replace(/\.svg$/, '');
    const cover = await findCover(services, id, request.query.token);
    if (!cover) return reply.callNotFound();
    const drawing = drawCover({
      title: cover.title,
      motif: (cover.motif ?? 'code') as never,
      seed: id,
      variant: parseVariant(request.query.variant),
    });
    return reply
      .header('cache-control', cover.isPublic ? FOREVER : ONE_HOUR)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('image/svg+xml')
      .send(drawing);
  });
}
