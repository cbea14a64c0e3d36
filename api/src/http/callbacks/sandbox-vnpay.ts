import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  DECISIONS,
  type Decision,
  errorPage,
  paymentPage,
  SANDBOX_STYLES,
  SIMULATOR,
  VnpaySimulator,
} from '../../features/billing/index.ts';
import type { Services } from '../../platform/services.ts';

type Query = Record<string, string>;
const NOTICE_PATH = '/api/payments/vnpay/ipn';

/** The simulated VNPay: its payment page, its notice, its query interface. Absent with PAYMENTS=live. */
export async function vnpaySandboxRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const simulator = new VnpaySimulator();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  server.get('/sandbox/sandbox.css', (_, reply) => reply.type('text/css').send(SANDBOX_STYLES));

  server.get<{ Querystring: Query }>(SIMULATOR.payPath, (request, reply) => {
    const code = simulator.refuse(request.query);
    const query = request.url.slice(request.url.indexOf('?') + 1);
    return html(reply, code ? errorPage(request.query, code) : paymentPage(request.query, query));
  });

  server.post<{ Body: { query?: string; decision?: string } }>(
    '/sandbox/vnpay/decision',
    async (request, reply) => {
      const payment = Object.fromEntries(new URLSearchParams(request.body.query ?? ''));
      const code = simulator.refuse(payment);
      if (code) return html(reply, errorPage(payment, code));
      const decision = request.body.decision as Decision;
      if (!Object.hasOwn(DECISIONS, decision)) return html(reply, errorPage(payment, '03'));
      const result = simulator.decide(payment, decision);
      if (decision !== 'pay-silently') await services.callSelf(`${NOTICE_PATH}?${result}`);
      return reply.redirect(`${payment.vnp_ReturnUrl}?${result}`, 302);
    },
  );

  server.post<{ Body: Query }>(SIMULATOR.queryPath, (request) => simulator.query(request.body));
}

// The form leads back to the shop, which may live at another address
const html = (reply: FastifyReply, page: string) =>
  reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
