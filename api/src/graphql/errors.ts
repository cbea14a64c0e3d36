import { STATUS_CODES } from 'node:http';
import type { ValidationError } from 'class-validator';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { AppError, type Detail, invalidFields, tooCostly, unavailable } from '../platform/errors/errors.ts';
import { type FaultMessage, faultOfMessage, isFaultMessage } from '../platform/errors/field-faults.ts';
import type { ErrorCode } from '../platform/errors/reasons.ts';
import { type Locale, translate } from '../platform/i18n/messages/index.ts';
import type { Context } from './context.ts';
import type { ErrorDetail, ErrorExtensions } from './error.types.ts';
import { MAX_TOKENS } from './read/limits.ts';
import { AnswerFailure } from './read/read-failure.ts';
import { isConnectionLoss } from './read/read-pool.ts';

/** The code of Apollo for the hash of a persisted query that it does not know. */
export const UNKNOWN_HASH = 'PERSISTED_QUERY_NOT_FOUND';

/** The message and extensions of a formatted error. */
type Described = { readonly message: string; readonly [extension: string]: unknown };

/** Seconds to wait before the same request may do better, where the error itself does not know. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { UNAVAILABLE: 5 };

/**
 * Formats an error for a response, in the viewer's language. Unexpected errors are logged, and their message is not sent.
 * @param context undefined for errors outside of an operation, of which Apollo knows no viewer
 * @param isMutation whether it is an error of a mutation that was executed
 */
export function formatError(
  error: GraphQLError,
  context: Context | undefined,
  isMutation = false,
): GraphQLFormattedError {
  const { message, ...extensions } =
    describeRequest(error) ??
    (context
      ? (isMutation && describeSaved(error, context)) || describe(error, context)
      : describeRefused(error));
  return { message, locations: error.locations, path: error.path, extensions: { ...extensions } };
}

/** Apollo's own errors about the HTTP request, in its words: CSRF, a wrong method, a body without an operation. */
function describeRequest({ message, extensions: { code } }: GraphQLError): Described | undefined {
  // Clients send the document as well when they receive this
  if (code === UNKNOWN_HASH) return { message, code };
  if (code !== 'BAD_REQUEST') return undefined;
  return { message, code: 'BAD_INPUT', reason: /CSRF/.test(message) ? 'CROSS_SITE' : 'MALFORMED_REQUEST' };
}

/** An error that was formatted when the context of its operation was created, or an unexpected one. */
function describeRefused({ message, extensions: { http: _, ...extensions } }: GraphQLError): Described {
  if (extensions.reason !== undefined) return { message, ...extensions };
  return { message: STATUS_CODES[500]!, code: 'INTERNAL', reason: 'UNEXPECTED' };
}

function describe(error: GraphQLError, context: Context): ErrorExtensions & { message: string } {
  const { locale, request, services } = context;
  const cause = unstorable(error) ?? outage(error) ?? tooLong(error) ?? error.originalError ?? error;
  if (cause instanceof AppError) return describeRefusal(cause, locale);
  if (cause instanceof ArgumentValidationError) {
    const { validationErrors: found } = cause.extensions;
    if (Array.isArray(found)) return describeRefusal(invalidFields(faults(found)), locale);
    // A rule that can not judge a value has thrown: the value is bad, and the rule wants mending
    services.log.error({ err: found, path: error.path, requestId: request.id }, 'a validator failed');
    return describeRefusal(invalidFields([]), locale);
  }
  // The document or its variables do not fit the schema: graphql-js says where, in the words of the specification
  if (!error.originalError || error.originalError instanceof GraphQLError) {
    const field = coercedField(error.message);
    const details: Detail[] = field ? [{ field, message: 'validation.invalid' }] : [];
    const refusal = new AppError(field ? 'INVALID_FIELDS' : 'INVALID_DOCUMENT', { details });
    return { ...describeRefusal(refusal, locale), message: cut(error.message) };
  }
  services.log.error(
    { err: error.originalError, path: error.path, requestId: request.id },
    'unexpected error',
  );
  return {
    message: translate(locale, 'error.INTERNAL', { correlationId: request.id }),
    code: 'INTERNAL',
    reason: 'UNEXPECTED',
    correlationId: request.id,
  };
}

/** A failure after the commit of a mutation. The client must not conclude that nothing was saved, nor repeat it. */
function describeSaved(error: GraphQLError, context: Context): ReturnType<typeof describe> | undefined {
  const { originalError: cause, path } = error;
  if (!cause || cause instanceof ArgumentValidationError) return undefined;
  const isBelow = (path?.length ?? 0) > 1;
  const isRefusal = cause instanceof AppError && !(isBelow && cause.code === 'UNAVAILABLE');
  const isSaved = cause instanceof AnswerFailure || isBelow;
  if (isRefusal || !(isSaved || context.hasCommitted)) return undefined;
  const { locale, request, services } = context;
  services.log.error(
    { err: cause, path, requestId: request.id },
    'a mutation failed after its transaction was committed',
  );
  const message = isSaved ? undefined : 'error.maybeSaved';
  return {
    ...describeRefusal(new AppError('SAVED_UNREAD', { message }), locale),
    correlationId: request.id,
  };
}

function describeRefusal(
  { code, reason, key, facts, details }: AppError,
  locale: Locale,
): ErrorExtensions & { message: string } {
  const { limit, value, retryAfter = RETRY_AFTER[code] } = facts;
  return {
    message: translate(locale, key, { ...facts }),
    code,
    reason,
    ...(details.length ? { details: details.map((each) => describeDetail(each, locale)) } : {}),
    ...facts,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(reason === 'COST_LIMIT' ? { cost: { requested: value!, limit: limit! } } : {}),
  };
}

/** One field at fault, for people and for programs. */
export const describeDetail = ({ field, message, params }: Detail, locale: Locale): ErrorDetail => ({
  field,
  code: faultOfMessage[message],
  message: translate(locale, message, params),
});

/** The parser stops at so many tokens, and says so in words only. */
const tooLong = ({ message }: GraphQLError): AppError | undefined =>
  /^Syntax Error: Document contains more that? \d+ tokens/.test(message)
    ? tooCostly('TOKEN_LIMIT', { limit: MAX_TOKENS })
    : undefined;

/**
 * PostgreSQL's text holds every character but U+0000, its JSON no half of a surrogate pair. Inside a statement
 * U+0000 even ends the message, which looks like a broken connection.
 */
function unstorable({ originalError: cause }: GraphQLError): AppError | undefined {
  const { code, message = '' } = (cause ?? {}) as { code?: unknown; message?: string };
  const isBad =
    code === '22021' ||
    code === '22P05' ||
    (code === '22P02' && /type json/.test(message)) ||
    (code === '08P01' && /message/.test(message));
  return isBad ? invalidFields([]) : undefined;
}

/** Codes of files, not of connections, although they look alike. */
const FILE_CODES = /^E(NOENT|ACCES|EXIST|ISDIR|NOTDIR|PERM|NOSPC|MFILE)$/;

/** SQLSTATE of a statement that took longer than it may, and of one that waited too long for a lock. */
const TIMEOUTS: readonly unknown[] = ['57014', '55P03'];

/** A command that lost the database, or was cut off by it, says so, as a read does: the client may try again. */
function outage({ originalError: cause }: GraphQLError): AppError | undefined {
  const { code } = (cause ?? {}) as { code?: unknown };
  const isAway = TIMEOUTS.includes(code) || (isConnectionLoss(cause) && !FILE_CODES.test(String(code)));
  return isAway ? unavailable('DATABASE_UNREACHABLE') : undefined;
}

/** graphql-js repeats the value that it refuses, which may be as long as the request. */
const MAX_MESSAGE = 300;
const cut = (message: string) =>
  message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE - 1)}…` : message;

/** Characters at the end of a message that name the field and what is wrong with it. */
const MAX_TAIL = 500;

/** `Variable "$input" got invalid value … at "input.price"; …` names the field after the variable. */
function coercedField(message: string): string | undefined {
  const variable = /^Variable "\$(\w+)"/.exec(message)?.[1];
  // Both follow the value, whose length the client chooses
  const end = message.slice(-MAX_TAIL);
  return (
    variable && (/ at "\w+\.([\w.[\]]+)"; /.exec(end)?.[1] ?? /; Field "(\w+)" /.exec(end)?.[1] ?? variable)
  );
}

/** Decorators of class-validator carry catalogue keys, with values after a question mark. */
function faults(errors: readonly ValidationError[] = [], path = ''): Detail[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const field = path ? `${path}.${property}` : property;
    const first = Object.values(constraints ?? {})[0];
    const own = first === undefined ? [] : [{ field, ...parseSaid(first) }];
    return [...own, ...faults(children, field)];
  });
}

function parseSaid(text: string): { message: FaultMessage; params?: Record<string, string> } {
  const [key, query] = text.split('?');
  const message = isFaultMessage(key!) ? key : 'validation.invalid';
  return query ? { message, params: Object.fromEntries(new URLSearchParams(query)) } : { message };
}
