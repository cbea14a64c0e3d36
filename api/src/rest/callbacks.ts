import { json, ref, text } from './schema.ts';

/** Documentation of the callbacks (http/callbacks), which run no GraphQL document. */
type Operations = Readonly<Record<string, object>>;

const paymentNotification = (method: string) => ({
  operationId: `${method}PaymentsGatewayIpn`,
  summary: 'Receives the notification (IPN) of a payment gateway about a payment attempt',
  description:
    'The gateway signs the request. The response has the gateway’s own format and indicates whether to retry.',
  tags: ['payments'],
  security: [{}],
  parameters: [
    {
      name: 'gateway',
      in: 'path',
      required: true,
      description: 'Code of the payment gateway, for instance vnpay.',
      schema: { type: 'string', maxLength: 40 },
    },
  ],
  responses: {
    200: { description: 'Response in the gateway’s own format.' },
    404: { description: 'Unknown gateway code.', content: json(ref('Failure')) },
  },
});

const query = (name: string, description: string, maxLength: number) => {
  const { description: parameterDescription, ...schema } = text(description, { maxLength });
  return { name, in: 'query', required: false, description: parameterDescription, schema };
};

const unsubscribe = [
  query('person', 'ID of the user who receives the emails.', 36),
  query('kind', 'Kind of notification to turn off.', 60),
  query('signature', 'Signature of the platform over both values.', 200),
];

export const callbacks: Readonly<Record<string, Operations>> = {
  '/payments/{gateway}/ipn': { get: paymentNotification('get'), post: paymentNotification('post') },
  '/notifications/unsubscribe': {
    post: {
      operationId: 'postNotificationsUnsubscribe',
      summary: 'Turns off emails of one kind with the link from an email',
      description:
        'For email clients (RFC 8058); the header List-Unsubscribe of an email has the complete URL. Requires no token and ignores the body. Responds with 404 if the signature is invalid.',
      tags: ['notifications'],
      security: [{}],
      parameters: unsubscribe,
      responses: {
        200: { description: 'The emails are turned off.' },
        404: { description: 'The signature is invalid. Plain text.' },
      },
    },
    get: {
      operationId: 'getNotificationsUnsubscribe',
      summary: 'Redirects to the notification settings without changes',
      description: 'For users who open the link of an email in a browser.',
      tags: ['notifications'],
      security: [{}],
      parameters: unsubscribe,
      responses: { 303: { description: 'Redirect to the settings.' } },
    },
  },
  '/auth/google': {
    get: {
      operationId: 'getAuthGoogle',
      summary: 'Redirects the browser to Google for sign-in',
      description:
        'Open it as a page. The web application receives a single-use code after `#code=`. A client on one of the CLIENT_ORIGINS receives `token` and `refresh_token` in the URL. Failures are returned as `error`: cancelled, expired, refused, email-taken, email-unverified, two-step, deactivated, unavailable (also if Google is not configured).',
      tags: ['auth'],
      security: [{}],
      parameters: [
        query('state', 'State of the client, returned unchanged; at most 2,000 characters.', 2000),
        query(
          'redirectUrl',
          'URL to return to, on the platform’s or an allowed origin. Defaults to the referring page.',
          2000,
        ),
      ],
      responses: { 302: { description: 'Redirect to Google.' } },
    },
  },
  '/auth/google/callback': {
    get: {
      operationId: 'getAuthGoogleCallback',
      summary: 'Receives the browser’s redirect from Google',
      description: 'Not intended for API clients. Redirects to the client with a code or an error.',
      tags: ['auth'],
      security: [{}],
      responses: { 302: { description: 'Redirect to the client.' } },
    },
  },
};
