import type { WebhookEventKind } from '../../generated/schema.ts';

/** Event kinds in the order of the form. */
export const KINDS = [
  'COURSE_PUBLISHED',
  'ORDER_PAID',
  'REFUND_DECIDED',
  'ENROLMENT_CREATED',
  'ENROLMENT_COMPLETED',
  'CERTIFICATE_ISSUED',
  'PERSON_CHANGED',
] as const satisfies readonly WebhookEventKind[];

export const getWireName = (kind: WebhookEventKind): string => kind.toLowerCase().replace('_', '.');
