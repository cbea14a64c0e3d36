import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getGateways, handleNotification, UnverifiedNotifications } from '../../features/payments/index.ts';
import type { Services } from '../../platform/process/services.ts';

/** Maximum bytes of a notification. Real ones have one or two kilobytes, and larger ones would be stored. */
const MAX_BODY_BYTES = 32_768;

/**
 * Server notifications of gateways: `/api/payments/{gateway}/ipn`. The response is in the gateway's own format and
 * determines whether it retries, so it is sent only after the commit.
 */
export async function paymentNotificationRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const unverified = new UnverifiedNotifications();
  const rawBodies = new WeakMap<FastifyRequest, string>();
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    rawBodies.set(request, body as string);
    return parseJson(request, body as string, done);
  });
  for (const port of getGateways(services).all)
    server.route({
      method: ['GET', 'POST'],
      url: `/api/payments/${port.code.toLowerCase()}/ipn`,
      bodyLimit: MAX_BODY_BYTES,
      async handler(request, reply) {
        const { query, body, headers, ip: address } = request;
        const notification = { query, body, rawBody: rawBodies.get(request) ?? '', headers, address };
        const { status, body: answer } = await handleNotification(services, port, notification, unverified);
        return reply.code(status).send(answer);
      },
    });
}
