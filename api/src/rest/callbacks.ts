import { text } from './schema.ts';

/** Endpoints that are no mappings but callbacks (http/callbacks), as the documentation tells of them. */
type Operations = Readonly<Record<string, object>>;

const paymentNotice = (method: string) => ({
  operationId: `${method}PaymentsGatewayIpn`,
  summary: 'Notice of a payment gateway about an attempt to pay',
  description:
    'Signed by the gateway; the answer has the gateway’s own format and tells it whether to try again.',
  tags: ['payments'],
  security: [{}],
  parameters: [
    {
      name: 'gateway',
      in: 'path',
      required: true,
      description: 'Code of the gateway, for instance vnpay.',
      schema: { type: 'string' },
    },
  ],
  responses: { 200: { description: 'In the gateway’s own format.' } },
});

const query = (name: string, description: string) => {
  const { description: said, ...schema } = text(description);
  return { name, in: 'query', required: false, description: said, schema };
};

/** By path and method. */
export const callbacks: Readonly<Record<string, Operations>> = {
  '/payments/{gateway}/ipn': { get: paymentNotice('get'), post: paymentNotice('post') },
  '/auth/google': {
    get: {
      operationId: 'getAuthGoogle',
      summary: 'Sends the browser to Google, from where it comes back signed in',
      description:
        'To be opened as a page. Our web gets a code that is good once, after `#code=`. A client on one of the CLIENT_ORIGINS gets `token` and `refresh_token` in the address. Whatever fails comes back as `error`: cancelled, expired, refused, email-taken, email-unverified, two-step, deactivated, unavailable. 404 while Google is not set up.',
      tags: ['auth'],
      security: [{}],
      parameters: [
        query('state', 'The client’s own; handed back as it came, at most 2,000 characters.'),
        query(
          'redirectUrl',
          'Where to come back to, on our own or an allowed origin; left out: the page that led here.',
        ),
      ],
      responses: { 302: { description: 'To Google.' } },
    },
  },
  '/auth/google/callback': {
    get: {
      operationId: 'getAuthGoogleCallback',
      summary: 'Where Google sends the browser back to',
      tags: ['auth'],
      security: [{}],
      responses: { 302: { description: 'To the client.' } },
    },
  },
};
