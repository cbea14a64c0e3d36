import type { ValidationError } from 'class-validator';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { AppError, type Detail, type ErrorCode } from '../platform/errors.ts';
import { isMessageKey, type MessageKey, translate } from '../platform/messages/index.ts';
import type { Context } from './context.ts';
import { isConnectionLoss } from './read/line.ts';

/** What an error answer carries besides its message. */
export interface ErrorExtensions {
  code: ErrorCode;
  details?: { field: string; message: string }[];
  /** With INTERNAL: what to quote to whoever runs the platform. */
  correlationId?: string;
  /** With RATE_LIMITED, TOO_COSTLY and UNAVAILABLE: seconds to wait. */
  retryAfter?: number;
  /** With TOO_COSTLY: how much was asked for, and how much may be. */
  cost?: { requested: number; limit: number };
}

/** Seconds to wait before the same request may do better, where the error itself does not know. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { TOO_COSTLY: 60, UNAVAILABLE: 5 };

/** Puts an error into the viewer's words. What was not thrown on purpose is logged and says nothing of itself. */
export function formatError(error: GraphQLError, context: Context): GraphQLFormattedError {
  const { message, ...extensions } = describe(error, context);
  return { message, locations: error.locations, path: error.path, extensions: { ...extensions } };
}

function describe(error: GraphQLError, context: Context): ErrorExtensions & { message: string } {
  const { locale, request, services } = context;
  const cause = unstorable(error) ?? outage(error) ?? error.originalError ?? error;
  if (cause instanceof AppError) {
    const message = translate(locale, cause.key, cause.params);
    const details = cause.details.map(({ field, message, params }) => ({
      field,
      message: translate(locale, message, params),
    }));
    const { seconds, requested, limit } = cause.params;
    const retryAfter = typeof seconds === 'number' ? seconds : RETRY_AFTER[cause.code];
    return {
      message,
      code: cause.code,
      ...(details.length ? { details } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(typeof requested === 'number' ? { cost: { requested, limit: Number(limit) } } : {}),
    };
  }
  if (cause instanceof ArgumentValidationError) {
    const details = faults(cause.extensions.validationErrors).map(({ field, message, params }) => ({
      field,
      message: translate(locale, message, params),
    }));
    return { message: translate(locale, 'error.BAD_INPUT'), code: 'BAD_INPUT', details };
  }
  // The document or its variables do not fit the schema: graphql-js says where, in the words of the specification
  if (!error.originalError || error.originalError instanceof GraphQLError) {
    const field = coercedField(error.message);
    return {
      message: error.message,
      code: 'BAD_INPUT',
      ...(field ? { details: [{ field, message: translate(locale, 'validation.invalid') }] } : {}),
    };
  }
  services.log.error(
    { err: error.originalError, path: error.path, requestId: request.id },
    'unexpected error',
  );
  return {
    message: translate(locale, 'error.INTERNAL', { correlationId: request.id }),
    code: 'INTERNAL',
    correlationId: request.id,
  };
}

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
  return isBad ? new AppError('BAD_INPUT') : undefined;
}

/** Codes of files, not of connections, although they look alike. */
const FILE_CODES = /^E(NOENT|ACCES|EXIST|ISDIR|NOTDIR|PERM|NOSPC|MFILE)$/;

/** A command that lost the database says so, as a read does: the client may try again. */
function outage({ originalError: cause }: GraphQLError): AppError | undefined {
  if (!isConnectionLoss(cause) || FILE_CODES.test(String((cause as { code?: unknown }).code)))
    return undefined;
  return new AppError('UNAVAILABLE');
}

/** `Variable "$input" got invalid value … at "input.price"; …` names the field after the variable. */
function coercedField(message: string): string | undefined {
  return (
    /^Variable "\$\w+" got invalid value .* at "\w+\.([\w.[\]]+)"/s.exec(message)?.[1] ??
    /^Variable "\$\w+" got invalid value .*; Field "(\w+)" /s.exec(message)?.[1] ??
    /^Variable "\$(\w+)"/.exec(message)?.[1]
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

function parseSaid(text: string): { message: MessageKey; params?: Record<string, string> } {
  const [key, query] = text.split('?');
  const message = isMessageKey(key!) ? key : 'validation.invalid';
  return query ? { message, params: Object.fromEntries(new URLSearchParams(query)) } : { message };
}
