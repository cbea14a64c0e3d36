import type { FastifyInstance } from 'fastify';
import { findEInvoiceFile } from '../../features/e-invoices/index.ts';
import type { SignedQuery } from '../../platform/access/signed-address.ts';
import type { Services } from '../../platform/process/services.ts';

interface Address {
  Params: { id: string; type: 'pdf' | 'xml' };
  Querystring: SignedQuery;
}

/** Downloads the PDF or XML of an e-invoice. Requires a signed, short-lived URL of one of its parties. */
export async function eInvoiceRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<Address>('/downloads/e-invoices/:id.:type(pdf|xml)', async (request, reply) => {
    const { id, type } = request.params;
    const file = await findEInvoiceFile(services, `${id}.${type}`, request.query);
    if (!file) return reply.callNotFound();
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', `attachment; filename="${file.name.replace(/[^\w.-]/g, '')}.${type}"`)
      .type(type === 'pdf' ? 'application/pdf' : 'application/xml')
      .send(file.content);
  });
}
