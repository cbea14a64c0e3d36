import type { FastifyInstance } from 'fastify';
import { UNSUBSCRIBE_PATH, type UnsubscribeParams, unsubscribe } from '../../features/support/index.ts';
import { createContext } from '../../graphql/context.ts';
import { toLocale } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';

const MAX_BYTES = 10_000;

/**
 * The URL of the header `List-Unsubscribe` (RFC 8058). E-mail providers send a POST without cookies or tokens, and
 * follow no redirect. A GET changes nothing, because scanners open every link of an e-mail: it redirects to the
 * settings.
 */
export async function unsubscribeRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  // The URL contains everything, so the body is not parsed
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, _body, done) =>
    done(null),
  );
  server.post<{ Querystring: UnsubscribeParams }>(UNSUBSCRIBE_PATH, async (request, reply) => {
    const context = createContext(
      services,
      { id: request.id, address: request.ip, device: request.headers['user-agent'], origin: 'rest' },
      toLocale(request.headers['accept-language']),
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
