import type { FastifyInstance } from 'fastify';
import { taxCertificatePdf } from '../../features/ledger/index.ts';
import type { SignedQuery } from '../../platform/access/signed-address.ts';
import { isLocale } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';

interface Address {
  Params: { id: string };
  Querystring: SignedQuery & { locale?: string; period?: string };
}

/** Downloads the certificate of the taxes withheld from a teacher as a PDF. Requires a signed, short-lived URL. */
export async function taxCertificateRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<Address>('/downloads/tax-certificates/:id.pdf', async (request, reply) => {
    const { locale = '', period = '' } = request.query;
    const { id: teacherId } = request.params;
    const bytes = isLocale(locale)
      ? await taxCertificatePdf(services, { teacherId, period, locale }, request.query)
      : undefined;
    if (!bytes) return reply.callNotFound();
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', `attachment; filename="thue-khau-tru-${period}.pdf"`)
      .type('application/pdf')
      .send(bytes);
  });
}
