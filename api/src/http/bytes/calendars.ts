import type { FastifyInstance } from 'fastify';
import { findCalendar } from '../../features/calendar/index.ts';
import { computeEntityTag, tagResponse } from '../../platform/http/entity-tag.ts';
import type { Services } from '../../platform/process/services.ts';

/** A person's calendar as iCalendar. Requires a secret URL, which the person can renew. */
export async function calendarRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<{ Params: { name: string } }>('/calendar/:name.ics', async (request, reply) => {
    const file = await findCalendar(services, request.params.name);
    if (!file) return reply.callNotFound();
    const isCurrent = tagResponse(request, reply, computeEntityTag(withoutStamps(file)));
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', 'private, max-age=900')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', 'inline; filename="sen.ics"')
      .type('text/calendar; charset=utf-8')
      .send(isCurrent ? '' : file);
  });
}

/** The file without its creation time, so that the entity tag changes only with the content. */
const withoutStamps = (file: string): string => file.replaceAll(/^DTSTAMP:.*$/gm, '');
