import type { ValidationError } from 'class-validator';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { AppError, type Detail, type ErrorCode } from '../platform/errors.ts';
import { isMessageKey, type MessageKey, translate } from '../platform/messages/index.ts';
import type { Context } from './context.ts';

/** What an error answer carries besides its message. */
export interface ErrorExtensions {
  code: ErrorCode;
  details?: { field: string; message: string }[];
  /** With INTERNAL: what to quote to whoever runs the platform. */
  correlationId?: string;
  /** With RATE_LIMITED: seconds to wait. */
  retryAfter?: number;
}

/** Puts an error into the viewer's words. What was not thrown on purpose is logged and says nothing of itself. */
export function formatError(error: GraphQLError, context: Context): GraphQLFormattedError {
  const { message, ...extensions } = describe(error, context);
  return { message, locations: error.locations, path: error.path, extensions: { ...extensions } };
}

function describe(error: GraphQLError, context: Context): ErrorExtensions & { message: string } {
  const { locale, request, services } = context;
  const cause = error.originalError ?? error;
  if (cause instanceof AppError) {
    const message = translate(locale, cause.key, cause.params);
    const details = cause.details.map(({ field, message, params }) => ({ field, message: translate(locale, message, params) }));
    const retryAfter = cause.params.seconds;
    return {
      message,
      code: cause.code,
      ...(details.length ? { details } : {}),
      ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
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
  services.log.error({ err: error.originalError, path: error.path, requestId: request.id }, 'unexpected error');
  return {
    message: translate(locale, 'error.INTERNAL', { correlationId: request.id }),
    code: 'INTERNAL',
    correlationId: request.id,
  };
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
