import type { FastifyInstance } from 'fastify';
import { findMyData } from '../../features/accounts/index.ts';
import type { SignedQuery } from '../../platform/access/signed-address.ts';
import type { Services } from '../../platform/process/services.ts';

interface Address {
  Params: { id: string };
  Querystring: SignedQuery;
}

export async function myDataRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<Address>('/downloads/my-data/:id', async (request, reply) => {
    const key = await findMyData(services, request.params.id, request.query);
    const size = key && (await services.storage.size(key));
    if (!key || size === undefined) return reply.callNotFound();
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-length', size)
      .header('content-disposition', 'attachment; filename="sen-du-lieu-cua-ban.json"')
      .type('application/json; charset=utf-8')
      .send(services.storage.read(key));
  });
}
