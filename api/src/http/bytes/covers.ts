import type { FastifyInstance } from 'fastify';
import { findCover, variantOf } from '../../features/courses/index.ts';
import { drawCover } from '../../features/media/index.ts';
import type { Services } from '../../platform/process/services.ts';

/** Addresses carry a hash of the title and the chosen look, so a drawing never changes at its address. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Of a course that is not public: no cache that others share. */
const BRIEFLY = 'private, max-age=3600';

interface Address {
  Params: { name: string };
  Querystring: { token?: unknown; variant?: unknown };
}

/** Generated covers: public as the catalogue is, and by the course's token for whoever may see an unpublished course. */
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
      variant: variantOf(request.query.variant),
    });
    return reply
      .header('cache-control', cover.isPublic ? FOREVER : BRIEFLY)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('image/svg+xml')
      .send(drawing);
  });
}
