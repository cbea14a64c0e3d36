import { json, ref, text } from './schema.ts';

/** Documentation of the callbacks (http/callbacks), which run no GraphQL document. */
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
      schema: { type: 'string', maxLength: 40 },
    },
  ],
  responses: {
    200: { description: 'In the gateway’s own format.' },
    404: { description: 'No gateway has this code.', content: json(ref('Failure')) },
  },
});

const query = (name: string, description: string, maxLength: number) => {
  const { description: said, ...schema } = text(description, { maxLength });
  return { name, in: 'query', required: false, description: said, schema };
};

const unsubscribe = [
  query('person', 'Whose mails.', 36),
  query('kind', 'Which kind of notification.', 60),
  query('signature', 'Ours, over both.', 200),
];

export const callbacks: Readonly<Record<string, Operations>> = {
  '/payments/{gateway}/ipn': { get: paymentNotice('get'), post: paymentNotice('post') },
  '/notifications/unsubscribe': {
    post: {
      operationId: 'postNotificationsUnsubscribe',
      summary: 'Switches mails of one kind off, by the address in one of them',
      description:
        'For mail programs (RFC 8058): the header List-Unsubscribe of a mail has the whole address. Takes no token; a body is not read. 404 for an address that is none of ours.',
      tags: ['notifications'],
      security: [{}],
      parameters: unsubscribe,
      responses: {
        200: { description: 'Switched off, now or before.' },
        404: { description: 'The address is none of ours. Plain text.' },
      },
    },
    get: {
      operationId: 'getNotificationsUnsubscribe',
      summary: 'Leads to the settings of notifications and changes nothing',
      description: 'For people who open the link of a mail in a browser.',
      tags: ['notifications'],
      security: [{}],
      parameters: unsubscribe,
      responses: { 303: { description: 'To the settings.' } },
    },
  },
  '/auth/google': {
    get: {
      operationId: 'getAuthGoogle',
      summary: 'Sends the browser to Google, from where it comes back signed in',
      description:
        'To be opened as a page. Our web gets a code that is good once, after `#code=`. A client on one of the CLIENT_ORIGINS gets `token` and `refresh_token` in the address. Whatever fails comes back as `error`: cancelled, expired, refused, email-taken, email-unverified, two-step, deactivated, unavailable (also while Google is not set up).',
      tags: ['auth'],
      security: [{}],
      parameters: [
        query('state', 'The client’s own; handed back as it came, at most 2,000 characters.', 2000),
        query(
          'redirectUrl',
          'Where to come back to, on our own or an allowed origin; left out: the page that led here.',
          2000,
        ),
      ],
      responses: { 302: { description: 'To Google.' } },
    },
  },
  '/auth/google/callback': {
    get: {
      operationId: 'getAuthGoogleCallback',
      summary: 'Where Google sends the browser back to',
      description: 'Not to be called by programs: it redirects to the client with a code or an error.',
      tags: ['auth'],
      security: [{}],
      responses: { 302: { description: 'To the client.' } },
    },
  },
};
