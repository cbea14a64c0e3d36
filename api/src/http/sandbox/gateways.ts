import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type Decision,
  errorPage,
  executeDecision,
  getSimulators,
  paymentPage,
  SANDBOX_STYLES,
  type Simulator,
} from '../../features/payments/index.ts';
import type { Services } from '../../platform/process/services.ts';

type Query = Record<string, string>;

/** The simulated gateways: their APIs and payment pages. They do not exist with PAYMENTS=live. */
export async function sandboxGatewayRoutes(
  server: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  server.get('/sandbox/sandbox.css', (_, reply) => reply.type('text/css').send(SANDBOX_STYLES));
  for (const simulator of getSimulators(services)) addRoutes(server, services, simulator);
}

function addRoutes(server: FastifyInstance, services: Services, simulator: Simulator): void {
  for (const [path, call] of Object.entries(simulator.calls))
    server.post<{ Body: string }>(path, (request) => call(request.body));

  // Some gateways create a payment only when the buyer opens its URL
  server.get<{ Querystring: Query }>(simulator.payPath, async (request, reply) => {
    const opened = await simulator.open(request.query);
    const query = request.url.slice(request.url.indexOf('?') + 1);
    return html(
      reply,
      'error' in opened
        ? errorPage(simulator, request.query, opened.error)
        : paymentPage(simulator, opened.payment, query),
    );
  });

  server.post<{ Body: { query?: string; decision?: string } }>(
    `/sandbox/${simulator.code.toLowerCase()}/decision`,
    async (request, reply) => {
      const query = Object.fromEntries(new URLSearchParams(request.body.query ?? ''));
      const opened = await simulator.open(query);
      if ('error' in opened) return html(reply, errorPage(simulator, query, opened.error));
      const decision = request.body.decision as Decision;
      if (!simulator.decisions.includes(decision)) return html(reply, errorPage(simulator, query, '03'));
      const payment = await executeDecision(services, simulator, opened.payment.reference, decision);
      if (!payment) return html(reply, errorPage(simulator, query, '01'));
      return reply.redirect(simulator.buildReturnUrl(payment), 302);
    },
  );
}

// No `form-action`, because the form redirects to the shop, which may have another origin
const html = (reply: FastifyReply, page: string) =>
  reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(page);
