import type { FastifyInstance } from 'fastify';
import { drawCover } from '../../platform/cover/index.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';

/** Addresses carry a hash of the title, so a drawing never changes at its address. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Generated covers; public, as the catalogue is. */
export async function coverRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<{ Params: { name: string } }>('/covers/:name', async (request, reply) => {
    const id = request.params.name.replace(/\.svg$/, '');
    const [course] = isUuid(id)
      ? await services.orm.em
          .getConnection()
          .execute<{ title: string; slug: string; motif: string | null }[]>(
            'select c.title, c.slug, k.motif from course c left join category k on k.id = c.category_id where c.id = ?',
            [id],
          )
      : [];
    if (!course) return reply.callNotFound();
    const drawing = drawCover({ title: course.title, motif: (course.motif ?? 'code') as never, seed: id });
    return reply
      .header('cache-control', FOREVER)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('image/svg+xml')
      .send(drawing);
  });
}
