import { createHmac } from 'node:crypto';
import { WebhookEventKind, wireNameOf } from './webhook.enums.ts';

/** What is told: which object, and where to read it. Nothing of what it says, so that nothing stale or secret travels. */
export interface WebhookEvent {
  readonly kind: WebhookEventKind;
  readonly objectId: string;
  readonly version: number;
  readonly occurredAt: Date;
}

/**
 * How each kind's object is read: a query of the same GraphQL API, with the permission that a token needs for it.
 * Receivers may ask for other fields of it.
 */
export const OBJECT_QUERIES: Readonly<Record<WebhookEventKind, string>> = {
  COURSE_PUBLISHED: 'query($id:String!){course(idOrSlug:$id){id slug title status price publishedAt}}',
  ORDER_PAID: 'query($id:ID!){order(id:$id){id number kind status total paidAt}}',
  REFUND_DECIDED: 'query($id:ID!){refund(id:$id){id number status reason amount decidedAt}}',
  ENROLMENT_CREATED:
    'query($id:ID!){enrolmentForAdmin(id:$id){id studentId courseId access source percentage enrolledAt completedAt}}',
  ENROLMENT_COMPLETED:
    'query($id:ID!){enrolmentForAdmin(id:$id){id studentId courseId access source percentage enrolledAt completedAt}}',
  CERTIFICATE_ISSUED:
    'query($id:ID!){certificate(id:$id){id serial verifyCode studentId studentName courseTitle status issuedAt}}',
  PERSON_CHANGED: 'query($id:ID!){personForAdmin(id:$id){id fullName email roles isActive version}}',
  WEBHOOK_TESTED: 'query($id:ID!){webhook(id:$id){id name isActive}}',
};

/** Where the object is: a GET with an API token answers it. */
export function objectAddress(publicUrl: string, kind: WebhookEventKind, id: string): string {
  const query = new URLSearchParams({ query: OBJECT_QUERIES[kind], variables: JSON.stringify({ id }) });
  return `${publicUrl}/graphql?${query}`;
}

/** The body, in the form of Standard Webhooks. */
export const payloadOf = (publicUrl: string, { kind, objectId, version, occurredAt }: WebhookEvent): string =>
  JSON.stringify({
    type: wireNameOf(kind),
    timestamp: occurredAt.toISOString(),
    data: { id: objectId, version, url: objectAddress(publicUrl, kind, objectId) },
  });

/** The signatures of a message by each of its secrets, in the form of Standard Webhooks. */
export function signatureOf(
  secrets: readonly Buffer[],
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): string {
  const text = `${id}.${timestampOf(at)}.${body}`;
  return secrets
    .map((secret) => `v1,${createHmac('sha256', secret).update(text).digest('base64')}`)
    .join(' ');
}

/** Whole seconds since 1970, as the header has it. */
export const timestampOf = (at: Date): string => String(Math.floor(at.getTime() / 1000));
