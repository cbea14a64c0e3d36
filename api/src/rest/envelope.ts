import type { GraphQLFormattedError } from 'graphql';
import type { ErrorExtensions } from '../graphql/errors.ts';
import { type ErrorCode, type Params, statusOf } from '../platform/errors.ts';
import { type Locale, type MessageKey, translate } from '../platform/messages/index.ts';

/** How every successful answer looks (specification, section 7). */
export interface Success {
  readonly success: true;
  readonly data: unknown;
}

/** How every failure looks, so that the specification's error catalogue (section 8) finds its text. */
export interface Failure {
  readonly success: false;
  readonly message: string;
  readonly error: { readonly code: ErrorCode; readonly message: string };
  /** Left out when no field is at fault. */
  readonly details?: readonly { readonly field: string; readonly message: string }[];
}

/** A failure with its head. */
export interface FailureAnswer {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter?: number;
  readonly body: Failure;
}

export const success = (data: unknown, beside: Readonly<Record<string, unknown>> = {}): Success => ({
  success: true,
  data,
  ...beside,
});

/** A failure of the adapter itself. */
export function failure(
  code: ErrorCode,
  locale: Locale,
  { key, params }: { key?: MessageKey; params?: Params } = {},
): FailureAnswer {
  return answer(code, translate(locale, key ?? `error.${code}`, params));
}

/** The failure that the engine's errors add up to: the first one decides, every field at fault is named. */
export function failureOf(
  errors: readonly GraphQLFormattedError[],
  locale: Locale,
  fieldNames: Readonly<Record<string, string>> = {},
): FailureAnswer {
  const [first] = errors;
  const { code, retryAfter } = first!.extensions as unknown as ErrorExtensions;
  const alike = errors
    .map(({ extensions }) => extensions as unknown as ErrorExtensions)
    .filter((each) => each.code === code);
  const details = alike
    .flatMap((each) => each.details ?? [])
    .map(({ field, message }) => ({ field: field.replace(/^input\./, ''), message }))
    .map(({ field, message }) => ({ field: fieldNames[field] ?? field, message }));
  // graphql-js speaks of variables and types, which mean nothing to a REST client
  const isMisfit = code === 'BAD_INPUT' && details.length > 0;
  const message = isMisfit ? translate(locale, 'error.BAD_INPUT') : first!.message;
  return { ...answer(code, message, details), ...(retryAfter === undefined ? {} : { retryAfter }) };
}

const answer = (code: ErrorCode, message: string, details: Failure['details'] = []): FailureAnswer => ({
  status: statusOf[code],
  body: { success: false, message, error: { code, message }, ...(details.length ? { details } : {}) },
});
