import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gatewaysOf, type PaymentGateway, settlePayment } from '../../features/billing/index.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Server notifications of gateways: `/api/payments/{gateway}/ipn`. The gateway's own answer format tells it
 * whether to try again, so an answer is given only after the outcome was committed.
 */
export async function paymentNoticeRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const gateways = gatewaysOf(services);
  for (const port of gateways.all)
    server.route({
      method: ['GET', 'POST'],
      url: `/api/payments/${port.code.toLowerCase()}/ipn`,
      async handler(request, reply) {
        const payload = parameters(request);
        const verdict = port.readNotice(payload);
        const { status, body } = port.answer(verdict ? await settle(port.code) : 'UNVERIFIED');
        if (!verdict) services.log.warn({ gateway: port.code }, 'a payment notice could not be verified');
        return reply.code(status).send(body);

        async function settle(gateway: PaymentGateway) {
          try {
            return await settlePayment(services, verdict!, { kind: 'NOTIFICATION', gateway, payload });
          } catch (error) {
            services.log.error(
              { err: error, gateway, reference: verdict!.reference },
              'a payment notice failed; the gateway will send it again',
            );
            return 'ERROR' as const;
          }
        }
      },
    });
}

const parameters = (request: FastifyRequest) =>
  ((request.method === 'GET' ? request.query : request.body) ?? {}) as Record<
    string,
    string | string[] | undefined
  >;
