import { defineEnum } from '../../graphql/define-enum.ts';

export const WebhookEventKind = defineEnum(
  'WebhookEventKind',
  'Kind of event sent to a webhook. The payload has it as `type`, in lower case with a dot.',
  {
    COURSE_PUBLISHED: '`course.published`: a course was published for sale, for the first time or again.',
    ORDER_PAID: '`order.paid`: an order was paid, or required no payment.',
    REFUND_DECIDED: '`refund.decided`: a refund was approved or rejected; sent again after an appeal.',
    ENROLMENT_CREATED:
      '`enrolment.created`: a student received access to a course, or received it again after it had ended.',
    ENROLMENT_COMPLETED: '`enrolment.completed`: a student completed all requirements of a course.',
    CERTIFICATE_ISSUED:
      '`certificate.issued`: a certificate was issued, including one with a corrected name.',
    PERSON_CHANGED: '`person.changed`: an account was created, changed (profile, roles or state) or erased.',
    WEBHOOK_TESTED:
      '`webhook.tested`: an administrator tests a webhook. Sent once; it cannot be subscribed to.',
  },
);
export type WebhookEventKind = keyof typeof WebhookEventKind;

export const EVENT_KINDS = Object.values(WebhookEventKind).filter(
  (kind) => kind !== WebhookEventKind.WEBHOOK_TESTED,
);

/** The name in the payload: `course.published`. */
export const toWireName = (kind: WebhookEventKind): string => kind.toLowerCase().replace('_', '.');

export const WebhookDeliveryState = defineEnum(
  'WebhookDeliveryState',
  'Progress and outcome of a delivery to a webhook.',
  {
    WAITING: 'Pending; the first attempt or a retry is scheduled.',
    DELIVERED: 'The receiver responded with a status from 200 to 299.',
    FAILED: 'All attempts failed. The delivery can be replayed while it is listed.',
  },
);
export type WebhookDeliveryState = keyof typeof WebhookDeliveryState;

export const WebhookFault = defineEnum('WebhookFault', 'Reason why an attempt to deliver failed.', {
  REFUSED_ADDRESS: 'The host resolves to a private network, so no request was sent.',
  UNKNOWN_HOST: 'The host name is unknown to DNS.',
  TIMEOUT: 'The receiver did not respond within ten seconds.',
  TLS: 'The TLS connection failed because the certificate is invalid.',
  CONNECTION: 'The connection failed or was closed before a response.',
  REDIRECT: 'The receiver responded with a redirect, which is never followed.',
  STATUS: 'The receiver responded with a status outside 200 to 299.',
  SECRET_UNREADABLE: 'The encryption keys of the server were replaced. Rotate the secret of the webhook.',
});
export type WebhookFault = keyof typeof WebhookFault;

export const WebhookOffReason = defineEnum('WebhookOffReason', 'Reason why a webhook is disabled.', {
  ADMINISTRATOR: 'An administrator disabled the webhook.',
  FAILING: 'No delivery succeeded for three days.',
  GONE: 'The receiver responded with status 410 (Gone).',
});
export type WebhookOffReason = keyof typeof WebhookOffReason;
