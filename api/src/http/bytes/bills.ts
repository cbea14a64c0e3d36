import type { FastifyInstance } from 'fastify';
import { billPdf } from '../../features/orders/index.ts';
import type { SignedQuery } from '../../platform/access/signed-address.ts';
import { isLocale } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';

interface BillRequest {
  Params: { id: string };
  Querystring: SignedQuery & { locale?: string };
}

/**
 * Downloads a bill as a PDF. Requires a signed URL, which is short-lived and created only for people who may see the
 * bill.
 */
export async function billRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<BillRequest>('/downloads/bills/:id.pdf', async (request, reply) => {
    const { locale = '' } = request.query;
    const bill = isLocale(locale)
      ? await billPdf(services, request.params.id, locale, request.query)
      : undefined;
    if (!bill) return reply.callNotFound();
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', `attachment; filename="sen-${bill.number}.pdf"`)
      .type('application/pdf')
      .send(bill.bytes);
  });
}
