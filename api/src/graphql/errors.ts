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

/** Apollo's code for an unknown hash of a persisted query. */
export const UNKNOWN_HASH = 'PERSISTED_QUERY_NOT_FOUND';

type Described = { readonly message: string; readonly [extension: string]: unknown };

/** Seconds until a retry may succeed, for errors that do not state it. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { UNAVAILABLE: 5 };

/**
 * Formats an error for a response, in the viewer's language. Unexpected errors are logged, and their message is not
 * sent.
 * @param context undefined for errors outside of an operation, for which Apollo has no context
 * @param isMutation whether the error comes from a mutation that was executed
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

/**
 * Apollo's own errors about the HTTP request keep their message: CSRF, a wrong method, a body without an operation.
 */
function describeRequest({ message, extensions: { code } }: GraphQLError): Described | undefined {
  // Clients send the document as well when they receive this code
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
    // A validator has thrown. The value is invalid, and the validator has a bug
    services.log.error({ err: found, path: error.path, requestId: request.id }, 'a validator failed');
    return describeRefusal(invalidFields([]), locale);
  }
  // The document or its variables are invalid for the schema. graphql-js states the place in English
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

export const describeDetail = ({ field, message, params }: Detail, locale: Locale): ErrorDetail => ({
  field,
  code: faultOfMessage[message],
  message: translate(locale, message, params),
});

/** The parser reports too many tokens only by its message. */
const tooLong = ({ message }: GraphQLError): AppError | undefined =>
  /^Syntax Error: Document contains more that? \d+ tokens/.test(message)
    ? tooCostly('TOKEN_LIMIT', { limit: MAX_TOKENS })
    : undefined;

/**
 * PostgreSQL cannot store U+0000 in text, nor half of a surrogate pair in JSON. In a statement, U+0000 even ends the
 * protocol message, which looks like a broken connection.
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

/** Error codes of files. They look like those of connections. */
const FILE_CODES = /^E(NOENT|ACCES|EXIST|ISDIR|NOTDIR|PERM|NOSPC|MFILE)$/;

const TIMEOUTS: readonly unknown[] = ['57014', '55P03'];

/**
 * A command that lost its database connection or exceeded a timeout is reported like a read, so that the client can
 * retry.
 */
function outage({ originalError: cause }: GraphQLError): AppError | undefined {
  const { code } = (cause ?? {}) as { code?: unknown };
  const isUnreachable =
    TIMEOUTS.includes(code) || (isConnectionLoss(cause) && !FILE_CODES.test(String(code)));
  return isUnreachable ? unavailable('DATABASE_UNREACHABLE') : undefined;
}

/** Maximum length of a message of graphql-js. It repeats the invalid value, which may be as long as the request. */
const MAX_MESSAGE = 300;
const cut = (message: string) =>
  message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE - 1)}…` : message;

const MAX_TAIL = 500;

/** `Variable "$input" got invalid value … at "input.price"; …` contains the field after the variable. */
function coercedField(message: string): string | undefined {
  const variable = /^Variable "\$(\w+)"/.exec(message)?.[1];
  // The field comes after the value, whose length the client chooses
  const end = message.slice(-MAX_TAIL);
  return (
    variable && (/ at "\w+\.([\w.[\]]+)"; /.exec(end)?.[1] ?? /; Field "(\w+)" /.exec(end)?.[1] ?? variable)
  );
}

/**
 * Converts errors of class-validator. Their messages are catalogue keys, optionally with values after a question
 * mark.
 */
function faults(errors: readonly ValidationError[] = [], path = ''): Detail[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const field = path ? `${path}.${property}` : property;
    const first = Object.values(constraints ?? {})[0];
    const own = first === undefined ? [] : [{ field, ...parseMessage(first) }];
    return [...own, ...faults(children, field)];
  });
}

function parseMessage(text: string): { message: FaultMessage; params?: Record<string, string> } {
  const [key, query] = text.split('?');
  const message = isFaultMessage(key!) ? key : 'validation.invalid';
  return query ? { message, params: Object.fromEntries(new URLSearchParams(query)) } : { message };
}
