import type { FastifyInstance } from 'fastify';
import { teacherInvoicePdf } from '../../features/ledger/index.ts';
import type { SignedQuery } from '../../platform/access/signed-address.ts';
import { isLocale } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';

interface Address {
  Params: { id: string };
  Querystring: SignedQuery & { locale?: string };
}

/** A teacher’s monthly invoice as a PDF: by an address that only that teacher was given, for a short while. */
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
