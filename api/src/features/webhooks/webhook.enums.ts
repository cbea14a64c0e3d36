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

/** The description of each kind, for the schema and for the page for developers. */
export const EVENT_DESCRIPTIONS: Readonly<Record<WebhookEventKind, string>> = {
  COURSE_PUBLISHED: '`course.published`: a course came on sale, for the first time or again.',
  ORDER_PAID: '`order.paid`: the money of an order is known to have come, or nothing was to be paid.',
  REFUND_DECIDED: '`refund.decided`: a refund was granted or refused, after an appeal once more.',
  ENROLMENT_CREATED: '`enrolment.created`: a student has a course, or has it again after access had ended.',
  ENROLMENT_COMPLETED: '`enrolment.completed`: a student has completed all that a course requires.',
  CERTIFICATE_ISSUED: '`certificate.issued`: a certificate was issued, also one with a corrected name.',
  PERSON_CHANGED:
    '`person.changed`: an account was made, or its profile, roles or state changed; also that it was erased.',
  WEBHOOK_TESTED: '`webhook.tested`: an administrator tries a webhook; it is sent once, and never chosen.',
};

registerEnumType(WebhookEventKind, {
  name: 'WebhookEventKind',
  description: 'What a webhook is told of; in the payload as `type`, in small letters with a dot.',
  valuesConfig: Object.fromEntries(
    Object.entries(EVENT_DESCRIPTIONS).map(([kind, description]) => [kind, { description }]),
  ),
});

/** The kinds to which a webhook can subscribe. */
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
  description: 'What became of telling a webhook of one event.',
  valuesConfig: {
    WAITING: { description: 'It is to be sent, or sent again, when its turn and its time come.' },
    DELIVERED: { description: 'The receiver answered with a status of 200 to 299.' },
    FAILED: { description: 'Given up: it can be replayed for as long as it is kept.' },
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
  description: 'Why one try to tell a webhook failed.',
  valuesConfig: {
    REFUSED_ADDRESS: { description: 'Its name stands for a private network, so nothing was sent.' },
    UNKNOWN_HOST: { description: 'The name of its host is unknown to DNS.' },
    TIMEOUT: { description: 'No answer had come after ten seconds.' },
    TLS: { description: 'No safe connection came about: its certificate is not good.' },
    CONNECTION: { description: 'No connection came about, or it broke off.' },
    REDIRECT: { description: 'It answered with a redirect, which is never followed.' },
    STATUS: { description: 'It answered with a status that is not 200 to 299.' },
    SECRET_UNREADABLE: { description: 'The server’s own keys were replaced: make a new secret.' },
  },
});

export enum WebhookOffReason {
  ADMINISTRATOR = 'ADMINISTRATOR',
  FAILING = 'FAILING',
  GONE = 'GONE',
}
registerEnumType(WebhookOffReason, {
  name: 'WebhookOffReason',
  description: 'Why a webhook is switched off.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'An administrator switched it off.' },
    FAILING: { description: 'Nothing had reached it for three days.' },
    GONE: { description: 'Its receiver answered 410: it wants no more.' },
  },
});
