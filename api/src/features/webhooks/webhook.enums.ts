import { registerEnumType } from 'type-graphql';

export enum WebhookEventKind {
  COURSE_PUBLISHED = 'COURSE_PUBLISHED',
  ORDER_PAID = 'ORDER_PAID',
  REFUND_DECIDED = 'REFUND_DECIDED',
  ENROLMENT_CREATED = 'ENROLMENT_CREATED',
  ENROLMENT_COMPLETED = 'ENROLMENT_COMPLETED',
  CERTIFICATE_ISSUED = 'CERTIFICATE_ISSUED',
  PERSON_CHANGED = 'PERSON_CHANGED',
  WEBHOOK_TESTED = 'WEBHOOK_TESTED',
}

/** The descriptions are for the schema and for the page for developers. */
export const EVENT_DESCRIPTIONS: Readonly<Record<WebhookEventKind, string>> = {
  COURSE_PUBLISHED: '`course.published`: a course was published for sale, for the first time or again.',
  ORDER_PAID: '`order.paid`: an order was paid, or required no payment.',
  REFUND_DECIDED: '`refund.decided`: a refund was approved or rejected; sent again after an appeal.',
  ENROLMENT_CREATED:
    '`enrolment.created`: a student received access to a course, or received it again after it had ended.',
  ENROLMENT_COMPLETED: '`enrolment.completed`: a student completed all requirements of a course.',
  CERTIFICATE_ISSUED: '`certificate.issued`: a certificate was issued, including one with a corrected name.',
  PERSON_CHANGED: '`person.changed`: an account was created, changed (profile, roles or state) or erased.',
  WEBHOOK_TESTED:
    '`webhook.tested`: an administrator tests a webhook. Sent once; it cannot be subscribed to.',
};

registerEnumType(WebhookEventKind, {
  name: 'WebhookEventKind',
  description: 'Kind of event sent to a webhook. The payload has it as `type`, in lower case with a dot.',
  valuesConfig: Object.fromEntries(
    Object.entries(EVENT_DESCRIPTIONS).map(([kind, description]) => [kind, { description }]),
  ),
});

export const EVENT_KINDS = Object.values(WebhookEventKind).filter(
  (kind) => kind !== WebhookEventKind.WEBHOOK_TESTED,
);

/** The name in the payload: `course.published`. */
export const wireNameOf = (kind: WebhookEventKind): string => kind.toLowerCase().replace('_', '.');

export enum WebhookDeliveryState {
  WAITING = 'WAITING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
}
registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'Progress and outcome of a delivery to a webhook.',
  valuesConfig: {
    WAITING: { description: 'Pending; the first attempt or a retry is scheduled.' },
    DELIVERED: { description: 'The receiver responded with a status from 200 to 299.' },
    FAILED: { description: 'All attempts failed. The delivery can be replayed while it is listed.' },
  },
});

export enum WebhookFault {
  REFUSED_ADDRESS = 'REFUSED_ADDRESS',
  UNKNOWN_HOST = 'UNKNOWN_HOST',
  TIMEOUT = 'TIMEOUT',
  TLS = 'TLS',
  CONNECTION = 'CONNECTION',
  REDIRECT = 'REDIRECT',
  STATUS = 'STATUS',
  SECRET_UNREADABLE = 'SECRET_UNREADABLE',
}
registerEnumType(WebhookFault, {
  name: 'WebhookFault',
  description: 'Reason why an attempt to deliver failed.',
  valuesConfig: {
    REFUSED_ADDRESS: { description: 'The host resolves to a private network, so no request was sent.' },
    UNKNOWN_HOST: { description: 'The host name is unknown to DNS.' },
    TIMEOUT: { description: 'The receiver did not respond within ten seconds.' },
    TLS: { description: 'The TLS connection failed because the certificate is invalid.' },
    CONNECTION: { description: 'The connection failed or was closed before a response.' },
    REDIRECT: { description: 'The receiver responded with a redirect, which is never followed.' },
    STATUS: { description: 'The receiver responded with a status outside 200 to 299.' },
    SECRET_UNREADABLE: {
      description: 'The encryption keys of the server were replaced. Rotate the secret of the webhook.',
    },
  },
});

export enum WebhookOffReason {
  ADMINISTRATOR = 'ADMINISTRATOR',
  FAILING = 'FAILING',
  GONE = 'GONE',
}
registerEnumType(WebhookOffReason, {
  name: 'WebhookOffReason',
  description: 'Reason why a webhook is disabled.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'An administrator disabled the webhook.' },
    FAILING: { description: 'No delivery succeeded for three days.' },
    GONE: { description: 'The receiver responded with status 410 (Gone).' },
  },
});
