import type { FastifyInstance } from 'fastify';
import { findSellerEvidence } from '../../features/sellers/index.ts';
import type { SignedQuery } from '../../platform/access/signed-address.ts';
import type { Services } from '../../platform/process/services.ts';

interface Address {
  Params: { id: string };
  Querystring: SignedQuery;
}

/** Downloads a file that proves the identity of a seller. Requires a signed, short-lived URL. */
export async function sellerEvidenceRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<Address>('/downloads/seller-evidence/:id', async (request, reply) => {
    const file = await findSellerEvidence(services, request.params.id, request.query);
    if (!file || (await services.storage.size(file.storage_key)) === undefined) return reply.callNotFound();
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .type(file.content_type)
      .send(services.storage.read(file.storage_key));
  });
}
