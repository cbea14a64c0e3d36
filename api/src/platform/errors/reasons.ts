import type { MessageKey } from '../i18n/messages/index.ts';
import { mergeNames } from '../process/merge-names.ts';

/** Error codes that clients can handle: `extensions.code`. */
export const errorCodes = [
  'BAD_INPUT',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'GONE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'POLICY',
  'RATE_LIMITED',
  'TOO_COSTLY',
  'INTERNAL',
  'UNAVAILABLE',
] as const;

/** A reason of an error. Its message is for people; its name is a value of the schema's enum `ErrorReason`. */
interface Reason {
  readonly code: ErrorCode;
  readonly message: MessageKey;
  /** Schema description: when the reason occurs, and how a client can react. */
  readonly description: string;
}

/**
 * Reasons are more specific than codes: one name for each situation that a client may handle differently. These
 * belong to no feature. A feature declares its own in its `reasons.ts`.
 */
const own = {
  INVALID_FIELDS: {
    code: 'BAD_INPUT',
    message: 'error.BAD_INPUT',
    description: 'Fields are invalid; `details` lists each with a `FieldFault`.',
  },
  INVALID_DOCUMENT: {
    code: 'BAD_INPUT',
    message: 'error.BAD_INPUT',
    description: 'The GraphQL document or one of its variables does not match the schema.',
  },
  MALFORMED_BODY: {
    code: 'BAD_INPUT',
    message: 'error.malformedJson',
    description: 'The body is not JSON or is truncated.',
  },
  BODY_NOT_OBJECT: {
    code: 'BAD_INPUT',
    message: 'error.bodyNotObject',
    description: 'The body is JSON, but not an object with named fields.',
  },
  MALFORMED_REQUEST: {
    code: 'BAD_INPUT',
    message: 'error.malformedRequest',
    description: 'The URL, a header or the structure of the request is malformed.',
  },
  UNKNOWN_OPERATION: {
    code: 'BAD_INPUT',
    message: 'error.unknownOperation',
    description: 'The document has no operation with this name, or has several and no name was sent.',
  },
  SUBSCRIPTION_OVER_HTTP: {
    code: 'BAD_INPUT',
    message: 'error.subscriptionByHttp',
    description: 'Subscriptions are available only over WebSocket (graphql-transport-ws).',
  },
  ONLY_SUBSCRIPTIONS: {
    code: 'BAD_INPUT',
    message: 'error.onlySubscriptions',
    description: 'The WebSocket accepts subscriptions only. Send queries and mutations over HTTP.',
  },
  CROSS_SITE: {
    code: 'BAD_INPUT',
    message: 'error.csrf',
    description:
      'The request could originate from a form on another site. Set the content type to JSON, or send X-Requested-With.',
  },
  NOT_IN_ACADEMY: {
    code: 'POLICY',
    message: 'error.notInAcademy',
    description:
      'The site is an academy: administrators choose its teachers, who need no packages. See `publicTerms.isAcademy`.',
  },
  OUTGOING_HELD: {
    code: 'CONFLICT',
    message: 'error.outgoingHeld',
    description:
      'The platform was restored from a backup, and outgoing operations of this kind are on hold until an administrator releases them (releaseOutgoing).',
  },
  TOKEN_MISSING: {
    code: 'UNAUTHENTICATED',
    message: 'error.signInNeeded',
    description: 'The operation requires an access token, and none was sent. Sign in.',
  },
  TOKEN_INVALID: {
    code: 'UNAUTHENTICATED',
    message: 'error.UNAUTHENTICATED',
    description: 'The access token is malformed or was not issued by this platform. Sign in again.',
  },
  TOKEN_EXPIRED: {
    code: 'UNAUTHENTICATED',
    message: 'error.UNAUTHENTICATED',
    description:
      'The access token has expired after 15 minutes. Refresh the session, then retry the request.',
  },
  SESSION_ENDED: {
    code: 'UNAUTHENTICATED',
    message: 'error.UNAUTHENTICATED',
    description:
      'The session of the token was ended, has expired, or its account was suspended. Sign in again.',
  },
  NOT_PERMITTED: {
    code: 'FORBIDDEN',
    message: 'error.FORBIDDEN',
    description: 'The viewer lacks a permission; `permission` names it if applicable.',
  },
  SCOPE_MISSING: {
    code: 'FORBIDDEN',
    message: 'error.scopeMissing',
    description:
      'The API token lacks the scope given in `permission`, although its owner has the permission. Use a token with the scope.',
  },
  PERSON_NEEDED: {
    code: 'FORBIDDEN',
    message: 'error.personNeeded',
    description:
      'API tokens cannot perform this operation, regardless of their scopes. The owner must sign in.',
  },
  PROOF_NEEDED: {
    code: 'FORBIDDEN',
    message: 'error.proofNeeded',
    description:
      'An access token alone is insufficient. Confirm the viewer’s identity (proveIdentity), then retry the request with X-Identity-Proof.',
  },
  NOT_OWNER: {
    code: 'FORBIDDEN',
    message: 'error.FORBIDDEN',
    description: 'The viewer may read the object, but only its owner may change it.',
  },
  VIEW_AS_READ_ONLY: {
    code: 'FORBIDDEN',
    message: 'error.viewAsReadOnly',
    description: 'Changes are not allowed while an administrator views as another user.',
  },
  VIEW_AS_PRIVATE: {
    code: 'FORBIDDEN',
    message: 'error.viewAsPrivate',
    description: 'Sign-in methods and devices are hidden while an administrator views as another user.',
  },
  NOT_FOUND: {
    code: 'NOT_FOUND',
    message: 'error.NOT_FOUND',
    description: 'The object does not exist, or the viewer may not see it.',
  },
  METHOD_NOT_ALLOWED: {
    code: 'METHOD_NOT_ALLOWED',
    message: 'error.METHOD_NOT_ALLOWED',
    description:
      'The REST path exists but does not support the method; the header Allow lists the supported ones.',
  },
  STALE_VERSION: {
    code: 'CONFLICT',
    message: 'error.staleVersion',
    description:
      'The object was changed since `expectedVersion` was read; `version` is the current one. Read it again, then save.',
  },
  BODY_TOO_LARGE: {
    code: 'PAYLOAD_TOO_LARGE',
    message: 'error.PAYLOAD_TOO_LARGE',
    description: 'The body or the file exceeds the limit of the endpoint.',
  },
  CONTENT_TYPE: {
    code: 'UNSUPPORTED_MEDIA',
    message: 'error.UNSUPPORTED_MEDIA',
    description: 'The endpoint does not accept this content type.',
  },
  TOO_MANY_UPLOADS: {
    code: 'POLICY',
    message: 'upload.quota',
    description: 'The user has `limit` unused uploads. Use or cancel some.',
  },
  UPLOADS_TOO_LARGE: {
    code: 'POLICY',
    message: 'upload.bytesQuota',
    description:
      'The unused uploads and this one total `value` bytes, but `limit` are allowed. Use or cancel some.',
  },
  BUDGET_SPENT: {
    code: 'RATE_LIMITED',
    message: 'error.budgetSpent',
    description:
      'The cost budget of `limit` per minute for the user, the API token or the anonymous IP address is exhausted on the responding process. Retry after `retryAfter` seconds.',
  },
  COST_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.costLimit',
    description: 'The operation would cost `value`, but `limit` is allowed. Request smaller pages.',
  },
  DEPTH_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.depthLimit',
    description: 'The nesting depth of fields exceeds `limit`.',
  },
  ALIAS_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.aliasLimit',
    description: 'The document has `value` aliases, but `limit` are allowed.',
  },
  ROOT_FIELD_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.rootFieldLimit',
    description: 'The operation has `value` root fields, but `limit` are allowed.',
  },
  TOKEN_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.tokenLimit',
    description: 'The document has more than `limit` lexical tokens.',
  },
  SELECTION_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.selectionLimit',
    description: 'The document selects more than `limit` fields after expansion of fragments.',
  },
  VALUE_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.valueLimit',
    description:
      'The variables or the body have more than `limit` values, or one object has more than `limit` keys.',
  },
  INTROSPECTION_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.introspectionLimit',
    description: 'The document has more than one `__schema` or more than `limit` `__type` fields.',
  },
  SUBSCRIPTIONS_OF_CONNECTION: {
    code: 'TOO_COSTLY',
    message: 'error.tooManySubscriptions',
    description: 'The connection has `limit` subscriptions. End one first.',
  },
  SUBSCRIPTIONS_OF_PERSON: {
    code: 'TOO_COSTLY',
    message: 'error.tooManySubscriptionsOfPerson',
    description: 'The user has `limit` subscriptions over all connections. End one first.',
  },
  UNEXPECTED: {
    code: 'INTERNAL',
    message: 'error.INTERNAL',
    description: 'An unexpected error occurred on the server; `correlationId` identifies it for support.',
  },
  SAVED_UNREAD: {
    code: 'CONFLICT',
    message: 'error.saved',
    description:
      'The mutation failed after its commit, usually because its result could not be read. Read the changed objects before retrying. `correlationId` identifies the failure for support.',
  },
  DATABASE_UNREACHABLE: {
    code: 'UNAVAILABLE',
    message: 'error.UNAVAILABLE',
    description: 'The database does not respond. Retry after `retryAfter` seconds.',
  },
  OVERLOADED: {
    code: 'UNAVAILABLE',
    message: 'error.UNAVAILABLE',
    description: 'Too many expensive requests are queued. Retry after `retryAfter` seconds.',
  },
  STORAGE_FULL: {
    code: 'UNAVAILABLE',
    message: 'upload.diskFull',
    description: 'The disk has no space for the file. Uploads are rejected until space is available.',
  },
  STORAGE_UNREACHABLE: {
    code: 'UNAVAILABLE',
    message: 'upload.storageUnreachable',
    description: 'The file storage does not respond. Operations without files are unaffected; retry later.',
  },
} as const satisfies ReasonTable;

export type ReasonTable = Readonly<Record<string, Reason>>;
export type CodesOf<Table extends ReasonTable> = { readonly [Name in keyof Table]: Table[Name]['code'] };

/** All reasons with their codes. Features merge their own into this interface. */
export interface Reasons extends CodesOf<typeof own> {}

export type ErrorCode = (typeof errorCodes)[number];
export type ErrorReason = keyof Reasons & string;
export type ReasonOf<C extends ErrorCode> = {
  [Name in ErrorReason]: Reasons[Name] extends C ? Name : never;
}[ErrorReason];

const table: Record<string, Reason> = { ...own };

export function addReasons(reasons: ReasonTable): void {
  mergeNames(table, reasons);
}

/** All reasons by name. Complete once the features are registered. */
export const allReasons = table as Readonly<Record<ErrorReason, Reason>>;

export const getReasons = (code: ErrorCode): string[] =>
  Object.entries(table)
    .filter(([, reason]) => reason.code === code)
    .map(([name]) => name);
