import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { followLink, TEACHER_LINK_PATH } from '../../features/checkout/index.ts';
import type { Services } from '../../platform/process/services.ts';

/** True if a person opened the page, by the headers of the browser. Old browsers send none and count as visits. */
const isVisit = (headers: IncomingHttpHeaders): boolean =>
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  !/prefetch/.test(String(headers['sec-purpose'] ?? ''));

/** Redirects a teacher's link to its course. It has its own URL, because course pages are cached for everyone. */
export async function teacherLinkRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<{ Params: { token: string } }>(
    `${TEACHER_LINK_PATH}/:token`,
    async ({ params, headers }, reply) => {
      const path = await followLink(services, params.token, isVisit(headers));
      return reply.redirect(`${services.config.publicUrl}${path}`, 303);
    },
  );
}
