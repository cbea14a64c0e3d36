import { GraphQLError } from 'graphql';
import type { MessageKey } from '../i18n/messages/index.ts';
import type { FaultMessage } from './field-faults.ts';
import { allReasons, type ErrorCode, type ErrorReason, type ReasonOf } from './reasons.ts';

/** HTTP status of each error code, for GraphQL and REST. */
export const HTTP_STATUSES = {
  BAD_INPUT: 400,
  // The document can never succeed, so it must not be a status after which clients retry
  TOO_COSTLY: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  POLICY: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Readonly<Record<ErrorCode, number>>;

/** Values of the placeholders in a message, for instance `{min}`. */
export type Params = Readonly<Record<string, string | number>>;

/**
 * Machine-readable details of an error. GraphQL returns them in `extensions`, REST in `error`. They also fill the
 * placeholders of the message.
 */
export interface Facts {
  /** The current state that prevents the operation. */
  readonly state?: string;
  /** The stored version, with STALE_VERSION. */
  readonly version?: number;
  readonly limit?: number;
  /** Minimum value, if the limit also has a lower end. */
  readonly least?: number;
  readonly value?: number;
  /** The current total in đồng. */
  readonly total?: number;
  /** Code of the teacher package that sets the limit. */
  readonly package?: string;
  readonly count?: number;
  readonly number?: string;
  readonly lessonId?: string;
  /** Title of the object that prevents the operation. */
  readonly title?: string;
  /** Time at which the state began, in ISO 8601, UTC. */
  readonly since?: string;
  /** Time until which the operation was possible, in ISO 8601, UTC. */
  readonly deadline?: string;
  readonly permission?: string;
  /** Seconds until a retry may succeed. */
  readonly retryAfter?: number;
}

/** An invalid field. `field` is its path in the input, for instance `salePrice` or `checklist.2.note`. */
export interface Detail {
  readonly field: string;
  readonly message: FaultMessage;
  readonly params?: Params;
}

export interface ErrorOptions {
  readonly facts?: Facts;
  readonly details?: readonly Detail[];
  /** A message that is more specific than that of the reason. */
  readonly message?: MessageKey;
}

/**
 * The only error that is thrown on purpose. Its message is a catalogue key, which is translated into the viewer's
 * language when the response is written. Throwing always rolls the transaction back.
 */
export class AppError extends GraphQLError {
  readonly code: ErrorCode;
  readonly key: MessageKey;
  readonly facts: Facts;
  readonly details: readonly Detail[];

  constructor(
    readonly reason: ErrorReason,
    { facts = {}, details = [], message = allReasons[reason].message }: ErrorOptions = {},
  ) {
    const { code } = allReasons[reason];
    super(message, { extensions: { code, reason } });
    this.code = code;
    this.key = message;
    this.facts = facts;
    this.details = details;
  }
}

const refusal =
  <C extends ErrorCode>() =>
  (reason: ReasonOf<C>, facts?: Facts, message?: MessageKey) =>
    new AppError(reason, { facts, message });

export const conflict = refusal<'CONFLICT'>();
export const policy = refusal<'POLICY'>();
export const forbidden = refusal<'FORBIDDEN'>();
export const gone = refusal<'GONE'>();
export const unauthenticated = refusal<'UNAUTHENTICATED'>();
export const tooCostly = refusal<'TOO_COSTLY'>();
export const unavailable = refusal<'UNAVAILABLE'>();
/** The object does not exist, or the viewer may not know that it exists. */
export const notFound = () => new AppError('NOT_FOUND');
export const badInput = (field: string, message: FaultMessage, params?: Params) =>
  invalidFields([{ field, message, params }]);
/** Maximum number of errors that a response reports. More would cost more than the request itself. */
export const MAX_ERRORS = 20;
/** Reports all invalid fields together, at most {@link MAX_ERRORS}. */
export const invalidFields = (details: readonly Detail[]) =>
  new AppError('INVALID_FIELDS', { details: details.slice(0, MAX_ERRORS) });
