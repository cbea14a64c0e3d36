import type { FastifyInstance } from 'fastify';
import { teacherInvoicePdf } from '../../features/ledger/index.ts';
import type { SignedQuery } from '../../platform/access/signed-address.ts';
import { isLocale } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';

interface Address {
  Params: { id: string };
  Querystring: SignedQuery & { locale?: string };
}

/** Downloads the monthly invoice of a teacher as a PDF. Requires a signed, short-lived URL of that teacher. */
export async function teacherInvoiceRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<Address>('/downloads/teacher-invoices/:id.pdf', async (request, reply) => {
    const { locale = '' } = request.query;
    const invoice = isLocale(locale)
      ? await teacherInvoicePdf(services, request.params.id, locale, request.query)
      : undefined;
    if (!invoice) return reply.callNotFound();
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', `attachment; filename="sen-${invoice.number}.pdf"`)
      .type('application/pdf')
      .send(invoice.bytes);
  });
}
