import type { FastifyInstance } from 'fastify';
import { certificatePdf } from '../../features/learning/index.ts';
import { isLocale } from '../../platform/messages/index.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedQuery } from '../../platform/signed-address.ts';

interface Address {
  Params: { id: string };
  Querystring: SignedQuery & { locale?: string };
}

/** A certificate as a PDF: by an address that only its student was given, for a short while. */
export async function certificateRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.get<Address>('/downloads/certificates/:id.pdf', async (request, reply) => {
    const { locale = '' } = request.query;
    const certificate = isLocale(locale)
      ? await certificatePdf(services, request.params.id, locale, request.query)
      : undefined;
    if (!certificate) return reply.callNotFound();
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', `attachment; filename="sen-${certificate.serial}.pdf"`)
      .type('application/pdf')
      .send(certificate.bytes);
  });
}
