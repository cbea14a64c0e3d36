import type { FastifyInstance } from 'fastify';
import { SIMULATED_RECEIVER_PATH } from '../../features/webhooks/index.ts';

/** A receiver of webhooks for trying them out: it answers 200, or the status that `?answer=` names. */
export async function webhookReceiverRoutes(server: FastifyInstance): Promise<void> {
  server.post<{ Querystring: { answer?: string } }>(SIMULATED_RECEIVER_PATH, async (request, reply) => {
    const wanted = Number(request.query.answer);
    const status = Number.isInteger(wanted) && wanted >= 200 && wanted <= 599 ? wanted : 200;
    return reply.code(status).type('text/plain; charset=utf-8').send(`simulated ${status}`);
  });
}
