import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/process/services.ts';

/** `/healthz`: the process runs. `/readyz`: it can serve requests, so a load balancer may send them. */
export async function healthRoutes(
  server: FastifyInstance,
  { services, isDraining }: { services: Services; isDraining: () => boolean },
): Promise<void> {
  server.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  server.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'leaving' });
    try {
      const pending = await services.orm.migrator.getPending();
      if (pending.length) return reply.code(503).send({ status: 'migrations are pending' });
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}
