import { GraphQLError } from 'graphql';
import type { MessageKey } from '../i18n/messages/index.ts';
import type { FaultMessage } from './field-faults.ts';
import { allReasons, type ErrorCode, type ErrorReason, type ReasonOf } from './reasons.ts';

/** The HTTP status of each code, one table for all transports. */
export const statusOf = {
  BAD_INPUT: 400,
  // A document that can never pass, so none of the statuses after which clients try again
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

/** Values for the places in a message, for instance `{min}`. */
export type Params = Readonly<Record<string, string | number>>;

/**
 * What a program needs to act on a refusal: in `extensions` (GraphQL) and `error` (REST) by these names, and in the
 * places of the message.
 */
export interface Facts {
  /** The present state that forbids it. */
  readonly state?: string;
  /** The version that is stored now, with STALE_VERSION. */
  readonly version?: number;
  /** The most that is allowed. */
  readonly limit?: number;
  /** The least that is allowed, where there is one besides the limit. */
  readonly least?: number;
  /** What was asked for, where there is a limit. */
  readonly value?: number;
  /** What it comes to now, in đồng. */
  readonly total?: number;
  /** Code of the teacher package that sets the limit. */
  readonly package?: string;
  /** How many stand in the way. */
  readonly count?: number;
  /** The number of the order in question. */
  readonly number?: string;
  /** The lesson that stands in the way. */
  readonly lessonId?: string;
  /** What that is called which stands in the way. */
  readonly title?: string;
  /** Since when it is so: a moment in ISO 8601, UTC. */
  readonly since?: string;
  /** Until when it was possible: a moment in ISO 8601, UTC. */
  readonly deadline?: string;
  /** The permission that is lacking. */
  readonly permission?: string;
  /** Seconds until the same request may do better. */
  readonly retryAfter?: number;
}

/** One field at fault. `field` is its path in the input, for instance `salePrice` or `checklist.2.note`. */
export interface Detail {
  readonly field: string;
  readonly message: FaultMessage;
  readonly params?: Params;
}

/** What else an error may say. */
export interface ErrorOptions {
  readonly facts?: Facts;
  readonly details?: readonly Detail[];
  /** A text that says more than the reason's own. */
  readonly message?: MessageKey;
}

/**
 * The one kind of error that is thrown on purpose. Its texts are catalogue keys; they are put into the
 * viewer's language where the answer is written. A throw always rolls the transaction back.
 */
export class AppError extends GraphQLError {
  readonly code: ErrorCode;
  /** Catalogue key. */
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

/** A constructor for the reasons of one code, so that a throw reads as what it is. */
const refusal =
  <C extends ErrorCode>() =>
  (reason: ReasonOf<C>, facts?: Facts, message?: MessageKey) =>
    new AppError(reason, { facts, message });

/** A state that forbids the act. */
export const conflict = refusal<'CONFLICT'>();
/** A business rule that forbids the act. */
export const policy = refusal<'POLICY'>();
/** Signed in, but not allowed. */
export const forbidden = refusal<'FORBIDDEN'>();
/** Used or expired. */
export const gone = refusal<'GONE'>();
/** No access token that holds. */
export const unauthenticated = refusal<'UNAUTHENTICATED'>();
/** A limit of one document, or of what is held at once. */
export const tooCostly = refusal<'TOO_COSTLY'>();
/** Something that the request needs is out, for now. */
export const unavailable = refusal<'UNAVAILABLE'>();
/** No such thing, or not the viewer's to know of. */
export const notFound = () => new AppError('NOT_FOUND');
/** A fault of one input field. */
export const badInput = (field: string, message: FaultMessage, params?: Params) =>
  invalidFields([{ field, message, params }]);
/** Most errors that a response reports of one request. More of them would cost more than the request. */
export const MAX_ERRORS = 20;
/** Faults of several input fields, so that a person meets all of them at once; at most {@link MAX_ERRORS}. */
export const invalidFields = (details: readonly Detail[]) =>
  new AppError('INVALID_FIELDS', { details: details.slice(0, MAX_ERRORS) });
