import type { GraphQLFormattedError } from 'graphql';
import type { ErrorDetail, ErrorExtensions } from '../graphql/error.types.ts';
import { describeDetail } from '../graphql/errors.ts';
import { type Detail, HTTP_STATUSES, MAX_ERRORS, type Params } from '../platform/errors/errors.ts';
import { allReasons, type ErrorReason } from '../platform/errors/reasons.ts';
import { type Locale, translate } from '../platform/i18n/messages/index.ts';

/** The envelope of every successful response. */
export interface Success {
  readonly success: true;
  readonly data: unknown;
}

/** The envelope of every error. */
export interface Failure {
  readonly success: false;
  readonly message: string;
  /** Machine-readable details, with the same names as in `extensions` of GraphQL. */
  readonly error: Omit<ErrorExtensions, 'details' | 'cost'> & { readonly message: string };
  readonly details?: readonly ErrorDetail[];
}

export interface FailureAnswer {
  readonly status: number;
  readonly retryAfter?: number;
  readonly body: Failure;
}

export const success = (data: unknown, topLevelFields: Readonly<Record<string, unknown>> = {}): Success => ({
  success: true,
  data,
  ...topLevelFields,
});

export function failure(reason: ErrorReason, locale: Locale, params?: Params): FailureAnswer {
  const { code, message } = allReasons[reason];
  return answer({ code, reason, message: translate(locale, message, params) });
}

/**
 * Combines the errors of the engine. The first one determines the code; all invalid fields are listed.
 * @param faults invalid fields that the adapter found before
 */
export function toFailure(
  errors: readonly GraphQLFormattedError[],
  locale: Locale,
  fieldNames: Readonly<Record<string, string>> = {},
  faults: readonly Detail[] = [],
): FailureAnswer {
  const { cost, details: _, ...error } = getExtensions(errors[0] ?? INVALID);
  const own = faults.map((fault) => describeDetail(fault, locale));
  const others = errors
    .map(getExtensions)
    .filter((each) => each.code === error.code)
    .flatMap((each) => each.details ?? [])
    .map((detail) => ({ ...detail, field: detail.field.replace(/^(input|filter)\./, '') }))
    .map((detail) => ({ ...detail, field: fieldNames[detail.field] ?? detail.field }))
    .filter(({ field }) => !own.some((each) => field === each.field || field.startsWith(`${each.field}.`)));
  if (error.code !== 'BAD_INPUT') return answer({ ...error, message: errors[0]!.message }, others);
  const details = [...own, ...others].slice(0, MAX_ERRORS);
  // The message of graphql-js mentions variables and types, which REST clients do not know
  if (details.length) return answer({ ...error, message: translate(locale, 'error.BAD_INPUT') }, details);
  return answer({ ...error, message: errors[0]!.message });
}

const getExtensions = ({ extensions }: Pick<GraphQLFormattedError, 'extensions'>) =>
  extensions as unknown as ErrorExtensions;
/** Used if only the adapter found invalid fields. */
const INVALID = { extensions: { code: 'BAD_INPUT', reason: 'INVALID_FIELDS' } };

const answer = (error: Failure['error'], details: readonly ErrorDetail[] = []): FailureAnswer => ({
  status: HTTP_STATUSES[error.code],
  ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
  body: { success: false, message: error.message, error, ...(details.length ? { details } : {}) },
});
