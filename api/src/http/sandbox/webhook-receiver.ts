import type { FastifyInstance } from 'fastify';
import { SIMULATED_RECEIVER_PATH } from '../../features/webhooks/index.ts';

/** A webhook receiver for tests: responds with 200, or with the status in `?answer=`. */
export async function webhookReceiverRoutes(server: FastifyInstance): Promise<void> {
  server.post<{ Querystring: { answer?: string } }>(SIMULATED_RECEIVER_PATH, async (request, reply) => {
    const wanted = Number(request.query.answer);
    const status = Number.isInteger(wanted) && wanted >= 200 && wanted <= 599 ? wanted : 200;
    return reply.code(status).type('text/plain; charset=utf-8').send(`simulated ${status}`);
  });
}
