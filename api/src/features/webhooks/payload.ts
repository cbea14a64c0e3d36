import { createHmac } from 'node:crypto';
import { toWireName, WebhookEventKind } from './webhook.enums.ts';

/**
 * An event: the object and where to fetch it. It contains no data of the object, so that nothing stale or secret is
 * sent.
 */
export interface WebhookEvent {
  readonly kind: WebhookEventKind;
  readonly objectId: string;
  readonly version: number;
  readonly occurredAt: Date;
}

/**
 * The query of the GraphQL API that fetches each kind's object, with the permission that a token needs for it.
 * Receivers may select other fields.
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

/** The URL of the object: a GET with an API token returns it. */
function objectUrl(publicUrl: string, kind: WebhookEventKind, id: string): string {
  const query = new URLSearchParams({ query: OBJECT_QUERIES[kind], variables: JSON.stringify({ id }) });
  return `${publicUrl}/graphql?${query}`;
}

/** The request body, in the format of Standard Webhooks. */
export const toPayload = (publicUrl: string, { kind, objectId, version, occurredAt }: WebhookEvent): string =>
  JSON.stringify({
    type: toWireName(kind),
    timestamp: occurredAt.toISOString(),
    data: { id: objectId, version, url: objectUrl(publicUrl, kind, objectId) },
  });

/** The signatures of a message by each of its secrets, in the format of Standard Webhooks. */
export function sign(
  secrets: readonly Buffer[],
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): string {
  const text = `${id}.${toTimestamp(at)}.${body}`;
  return secrets
    .map((secret) => `v1,${createHmac('sha256', secret).update(text).digest('base64')}`)
    .join(' ');
}

/** Whole seconds since 1970, as in the header. */
export const toTimestamp = (at: Date): string => String(Math.floor(at.getTime() / 1000));
