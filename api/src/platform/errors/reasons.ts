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
    description: 'Fields break their rules; `details` names each with a `FieldFault`.',
  },
  INVALID_DOCUMENT: {
    code: 'BAD_INPUT',
    message: 'error.BAD_INPUT',
    description: 'The GraphQL document, or one of its variables, does not fit the schema.',
  },
  MALFORMED_BODY: {
    code: 'BAD_INPUT',
    message: 'error.malformedJson',
    description: 'The body is not JSON, or ends too early.',
  },
  BODY_NOT_OBJECT: {
    code: 'BAD_INPUT',
    message: 'error.bodyNotObject',
    description: 'The body is JSON, but no object with named fields.',
  },
  MALFORMED_REQUEST: {
    code: 'BAD_INPUT',
    message: 'error.malformedRequest',
    description: 'The address, a header or the form of the request can not be read.',
  },
  UNKNOWN_OPERATION: {
    code: 'BAD_INPUT',
    message: 'error.unknownOperation',
    description: 'The document has no operation of this name, or several and no name was given.',
  },
  SUBSCRIPTION_OVER_HTTP: {
    code: 'BAD_INPUT',
    message: 'error.subscriptionByHttp',
    description: 'Subscriptions run over a WebSocket (graphql-transport-ws) only.',
  },
  ONLY_SUBSCRIPTIONS: {
    code: 'BAD_INPUT',
    message: 'error.onlySubscriptions',
    description: 'The WebSocket takes subscriptions only; send queries and mutations over HTTP.',
  },
  CROSS_SITE: {
    code: 'BAD_INPUT',
    message: 'error.csrf',
    description:
      'A form of another site could have sent this; name the content type JSON, or send X-Requested-With.',
  },
  OUTGOING_HELD: {
    code: 'CONFLICT',
    message: 'error.outgoingHeld',
    description:
      'The program was restored from a backup, and this leaves it: nothing does until an administrator has looked and released it (releaseOutgoing).',
  },
  TOKEN_MISSING: {
    code: 'UNAUTHENTICATED',
    message: 'error.signInNeeded',
    description: 'No access token was sent, and this needs one: sign in.',
  },
  TOKEN_INVALID: {
    code: 'UNAUTHENTICATED',
    message: 'error.UNAUTHENTICATED',
    description: 'The access token is malformed or not ours: sign in again.',
  },
  TOKEN_EXPIRED: {
    code: 'UNAUTHENTICATED',
    message: 'error.UNAUTHENTICATED',
    description: 'The access token’s 15 minutes are over: refresh the session, then send the request again.',
  },
  SESSION_ENDED: {
    code: 'UNAUTHENTICATED',
    message: 'error.UNAUTHENTICATED',
    description:
      'The session behind the token was ended, has expired, or its account was suspended: sign in again.',
  },
  NOT_PERMITTED: {
    code: 'FORBIDDEN',
    message: 'error.FORBIDDEN',
    description: 'The viewer lacks a permission; `permission` names it where it is one.',
  },
  SCOPE_MISSING: {
    code: 'FORBIDDEN',
    message: 'error.scopeMissing',
    description:
      'The API token lacks the scope that `permission` names; its owner may do it: use a token that has the scope.',
  },
  PERSON_NEEDED: {
    code: 'FORBIDDEN',
    message: 'error.personNeeded',
    description: 'No API token can do this, whatever its scopes: its owner has to sign in and do it.',
  },
  PROOF_NEEDED: {
    code: 'FORBIDDEN',
    message: 'error.proofNeeded',
    description:
      'An access token alone is not enough: prove who the viewer is (proveIdentity), and send the same request again with X-Identity-Proof.',
  },
  NOT_OWNER: {
    code: 'FORBIDDEN',
    message: 'error.FORBIDDEN',
    description: 'The viewer may look at this, but only its owner may change it.',
  },
  VIEW_AS_READ_ONLY: {
    code: 'FORBIDDEN',
    message: 'error.viewAsReadOnly',
    description: 'Nothing is changed while an administrator views as a person.',
  },
  VIEW_AS_PRIVATE: {
    code: 'FORBIDDEN',
    message: 'error.viewAsPrivate',
    description: 'Sign-in methods and devices are not shown while an administrator views as a person.',
  },
  NOT_FOUND: {
    code: 'NOT_FOUND',
    message: 'error.NOT_FOUND',
    description: 'There is no such thing, or the viewer may not know of it.',
  },
  METHOD_NOT_ALLOWED: {
    code: 'METHOD_NOT_ALLOWED',
    message: 'error.METHOD_NOT_ALLOWED',
    description: 'The path exists on REST, the method does not; the header Allow names those that do.',
  },
  STALE_VERSION: {
    code: 'CONFLICT',
    message: 'error.staleVersion',
    description:
      'Edited elsewhere since `expectedVersion` was read; `version` is the present one: read again, then save.',
  },
  BODY_TOO_LARGE: {
    code: 'PAYLOAD_TOO_LARGE',
    message: 'error.PAYLOAD_TOO_LARGE',
    description: 'The body or the file is larger than the endpoint takes.',
  },
  CONTENT_TYPE: {
    code: 'UNSUPPORTED_MEDIA',
    message: 'error.UNSUPPORTED_MEDIA',
    description: 'The endpoint does not take this content type.',
  },
  TOO_MANY_UPLOADS: {
    code: 'POLICY',
    message: 'upload.quota',
    description: '`limit` files of the person wait to be taken: finish or cancel some.',
  },
  UPLOADS_TOO_LARGE: {
    code: 'POLICY',
    message: 'upload.bytesQuota',
    description:
      'Waiting files and this one are `value` bytes together, `limit` are allowed: finish or cancel some.',
  },
  BUDGET_SPENT: {
    code: 'RATE_LIMITED',
    message: 'error.budgetSpent',
    description:
      'The cost of `limit` a minute, of the person, the API token or the anonymous address, is spent at the process that answers; try again after `retryAfter` seconds.',
  },
  COST_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.costLimit',
    description: 'The operation would cost `value`, and `limit` is allowed: ask for smaller pages.',
  },
  DEPTH_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.depthLimit',
    description: 'Fields are nested deeper than `limit`.',
  },
  ALIAS_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.aliasLimit',
    description: 'The document has `value` aliases, and `limit` are allowed.',
  },
  ROOT_FIELD_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.rootFieldLimit',
    description: 'The operation has `value` root fields, and `limit` are allowed.',
  },
  TOKEN_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.tokenLimit',
    description: 'The document has more than `limit` tokens.',
  },
  SELECTION_LIMIT: {
    code: 'TOO_COSTLY',
    message: 'error.selectionLimit',
    description: 'With its fragments spread out the document selects more than `limit` fields.',
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
    description: 'The document has more than one `__schema` or more than `limit` `__type`.',
  },
  SUBSCRIPTIONS_OF_CONNECTION: {
    code: 'TOO_COSTLY',
    message: 'error.tooManySubscriptions',
    description: 'The connection holds `limit` subscriptions: end one first.',
  },
  SUBSCRIPTIONS_OF_PERSON: {
    code: 'TOO_COSTLY',
    message: 'error.tooManySubscriptionsOfPerson',
    description: 'The person holds `limit` subscriptions over all connections: end one first.',
  },
  UNEXPECTED: {
    code: 'INTERNAL',
    message: 'error.INTERNAL',
    description: 'Ours to mend; `correlationId` names it to the support.',
  },
  SAVED_UNREAD: {
    code: 'CONFLICT',
    message: 'error.saved',
    description:
      'The mutation failed after its commit, usually because its answer could not be read: read what it changed before sending it again. `correlationId` identifies the failure for the support.',
  },
  DATABASE_UNREACHABLE: {
    code: 'UNAVAILABLE',
    message: 'error.UNAVAILABLE',
    description: 'The database does not answer: try again after `retryAfter` seconds.',
  },
  OVERLOADED: {
    code: 'UNAVAILABLE',
    message: 'error.UNAVAILABLE',
    description: 'Too many requests of a heavy kind wait: try again after `retryAfter` seconds.',
  },
  STORAGE_FULL: {
    code: 'UNAVAILABLE',
    message: 'upload.diskFull',
    description: 'The disk has no room for the file: nothing is taken until the platform has more.',
  },
  STORAGE_UNREACHABLE: {
    code: 'UNAVAILABLE',
    message: 'upload.storageUnreachable',
    description:
      'The storage of files does not answer now: what needs no file goes on, the same request works later.',
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

/** Registers the reasons of a feature. */
export function addReasons(reasons: ReasonTable): void {
  mergeNames(table, reasons);
}

/** All reasons by name. Complete once the features are registered. */
export const allReasons = table as Readonly<Record<ErrorReason, Reason>>;

/** The reasons of one code that are registered so far. */
export const reasonsOf = (code: ErrorCode): string[] =>
  Object.entries(table)
    .filter(([, reason]) => reason.code === code)
    .map(([name]) => name);
