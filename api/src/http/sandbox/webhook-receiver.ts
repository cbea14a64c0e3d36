import type { FastifyInstance } from 'fastify';
import { SIMULATED_RECEIVER_PATH } from '../../features/webhooks/index.ts';

/** Simulates a webhook receiver. Responds with the status in `?answer=`, or with 200. */
export async function webhookReceiverRoutes(server: FastifyInstance): Promise<void> {
  server.post<{ Querystring: { answer?: string } }>(SIMULATED_RECEIVER_PATH, async (request, reply) => {
    const requested = Number(request.query.answer);
    const status = Number.isInteger(requested) && requested >= 200 && requested <= 599 ? requested : 200;
    return reply.code(status).type('text/plain; charset=utf-8').send(`simulated ${status}`);
  });
}
