import type { FastifyInstance } from 'fastify';
import { answerAsSepay, SIMULATOR_PATH } from '../../features/e-invoices/index.ts';
import type { Services } from '../../platform/process/services.ts';

/** The simulated e-invoice provider. It does not exist with PAYMENTS=live. */
export async function eInvoiceProviderRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
  server.route<{ Body: string | undefined }>({
    method: ['GET', 'POST'],
    url: `${SIMULATOR_PATH}/*`,
    handler: async (request, reply) => {
      const { status, body } = await answerAsSepay(services, {
        method: request.method as 'GET' | 'POST',
        path: request.url.slice(SIMULATOR_PATH.length),
        authorization: request.headers.authorization,
        body: request.body ?? '',
      });
      return reply.status(status).send(body);
    },
  });
}
