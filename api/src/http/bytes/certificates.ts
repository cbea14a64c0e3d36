import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  certificatePdf,
  ISSUER_DOCUMENT_PATH,
  issuerDocument,
  STATUS_LIST_PATH,
  statusList,
} from '../../features/learning/index.ts';
import type { SignedQuery } from '../../platform/access/signed-address.ts';
import { isLocale } from '../../platform/i18n/messages/index.ts';
import type { Services } from '../../platform/process/services.ts';

interface Address {
  Params: { id: string };
  Querystring: SignedQuery & { locale?: string };
}

const STATUS_SECONDS = 60;

/**
 * Downloads a certificate as a PDF; requires a signed, short-lived URL of its student. Also serves the public data that
 * verifiers of its badge need: the keys of the platform, and the status lists of revocations.
 */
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
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('content-disposition', `attachment; filename="sen-${certificate.serial}.pdf"`)
      .type('application/pdf')
      .send(certificate.bytes);
  });

  server.get(ISSUER_DOCUMENT_PATH, async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${STATUS_SECONDS}`)
      .header('access-control-allow-origin', '*')
      .type('application/did+json')
      .send(JSON.stringify(await issuerDocument(services))),
  );

  const lists = new LRUCache<number, Promise<string | undefined>>({ max: 20, ttl: STATUS_SECONDS * 1000 });
  server.get<{ Params: { list: string } }>(`${STATUS_LIST_PATH}/:list`, async (request, reply) => {
    if (!/^(0|[1-9]\d{0,5})$/.test(request.params.list)) return reply.callNotFound();
    const number = Number(request.params.list);
    let list = lists.get(number);
    if (!list) {
      list = statusList(services, number);
      lists.set(number, list);
      list.catch(() => lists.delete(number));
    }
    const credential = await list;
    if (!credential) return reply.callNotFound();
    return reply
      .header('cache-control', `public, max-age=${STATUS_SECONDS}`)
      .header('access-control-allow-origin', '*')
      .type('application/vc+jwt')
      .send(credential);
  });
}
