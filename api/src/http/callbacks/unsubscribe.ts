import type { FastifyInstance } from 'fastify';
import { UNSUBSCRIBE_PATH, type UnsubscribeAddress, unsubscribe } from '../../features/support/index.ts';
import { createContext } from '../../graphql/context.ts';
import { localeOf } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';

/** Of a body that is not read. */
const MOST_BYTES = 10_000;

/**
 * Where a mail's header `List-Unsubscribe` leads (RFC 8058). Mail providers send a POST when their reader clicks,
 * without cookies or tokens; it takes no redirect. A GET changes nothing, since scanners follow every link of a
 * mail: it leads to the settings.
 */
export async function unsubscribeRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  // The address says everything: a form or whatever else comes with it is not read
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, _body, done) =>
    done(null),
  );
  server.post<{ Querystring: UnsubscribeAddress }>(UNSUBSCRIBE_PATH, async (request, reply) => {
    const context = createContext(
      services,
      { id: request.id, address: request.ip, device: request.headers['user-agent'], origin: 'rest' },
      localeOf(request.headers['accept-language']),
    );
    if (!(await unsubscribe(context, request.query))) return reply.callNotFound();
    return reply.type('text/plain; charset=utf-8').send('OK');
  });
  server.get(UNSUBSCRIBE_PATH, async (_request, reply) =>
    reply
      .header('referrer-policy', 'no-referrer')
      .redirect(`${services.config.publicUrl}/dashboard/profile/notifications`, 303),
  );
}
