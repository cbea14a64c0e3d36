import { GraphQLError } from 'graphql';
import type { MessageKey } from './messages/index.ts';

/** What can go wrong in ways a client may handle, and its HTTP status on REST (one table for all routes). */
export const statusOf = {
  BAD_INPUT: 400,
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
  TOO_COSTLY: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof statusOf;

/** Values for the places in a message, for instance `{min}`. */
export type Params = Readonly<Record<string, string | number>>;

/** One field at fault. `field` is its path in the input, for instance `salePrice` or `checklist.2.note`. */
export interface Detail {
  readonly field: string;
  readonly message: MessageKey;
  readonly params?: Params;
}

/**
 * The one kind of error that is thrown on purpose. Its texts are catalogue keys; they are put into the
 * viewer's language where the answer is written. A throw always rolls the transaction back.
 */
export class AppError extends GraphQLError {
  constructor(
    readonly code: ErrorCode,
    /** Catalogue key; the code's own text when left out. */
    readonly key: MessageKey = `error.${code}`,
    readonly details: readonly Detail[] = [],
    readonly params: Params = {},
  ) {
    super(key, { extensions: { code } });
  }
}

/** A fault of one input field. */
export const badInput = (field: string, message: MessageKey, params?: Params) =>
  new AppError('BAD_INPUT', undefined, [{ field, message, params }]);
/** A state that forbids the act; names the state. */
export const conflict = (key: MessageKey, params?: Params) => new AppError('CONFLICT', key, [], params);
/** A business rule that forbids the act. */
export const policy = (key: MessageKey, params?: Params) => new AppError('POLICY', key, [], params);
/** No such thing, or not the viewer's to know of. */
export const notFound = () => new AppError('NOT_FOUND');
