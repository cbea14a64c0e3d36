import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { InvariantError } from '@apollo/client/utilities/invariant';
import type { ErrorReason } from '../generated/schema.ts';
import { errorText, networkText, REQUEST_FAILED } from './error-text.ts';

/** A failed request, as far as a screen needs to know it. */
export interface Failure {
  /** The API's code (design/api.md), or NETWORK when no answer came, or TIMEOUT. */
  code: string;
  /** The API's reason below the code; null when no answer of the API came. */
  reason: ErrorReason | null;
  /** In the viewer's language, whether it comes from the API or none came; empty if nobody waits for the answer. */
  message: string;
  /** What to tell support; null when the server was never reached. */
  correlationId: string | null;
  /** Which input is at fault. */
  details: { field: string; message: string }[];
  /** It never left the browser, which knew of no network. */
  isUnsent?: boolean;
}

/** No answer came in time; raised by the timeout link. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** No answer came at all; raised by the network link, in the viewer's language. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  /** The browser knew of no network, so that the request was never sent: sending it again can't do anything twice. */
  readonly isUnsent: boolean;
  constructor(message: string, { isUnsent, cause }: { isUnsent: boolean; cause: unknown }) {
    super(message, { cause });
    this.isUnsent = isUnsent;
  }
}

interface Extensions {
  code?: string;
  reason?: ErrorReason;
  correlationId?: string;
  details?: { field?: string; message?: string }[];
}

/** The client's cache was emptied for another viewer before the answer came: nobody waits for it any more. */
const isAbandoned = (error: unknown): boolean => error instanceof InvariantError;

const detailsOf = (extensions: Extensions | undefined) =>
  (extensions?.details ?? []).flatMap(({ field, message }) => (field && message ? [{ field, message }] : []));

/** The body of an answer: JSON where it is JSON, else its text. */
export const bodyOf = (raw: string): unknown => {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw;
  }
};

/** Whatever else goes wrong goes wrong in the program, and is no matter of the network. */
const codeOfSilence = (error: unknown): string => {
  if (error instanceof TimeoutError) return 'TIMEOUT';
  return error instanceof NetworkError || error instanceof TypeError ? 'NETWORK' : 'INTERNAL';
};

/** The answer of a server, or of a proxy before it, that is no GraphQL result. */
export const isForeignAnswer = (error: unknown): error is ServerError | ServerParseError =>
  ServerError.is(error) || ServerParseError.is(error);

/**
 * Reads any error that Apollo Client hands out.
 *
 * @param fallback the message where the server sent none
 */
export const failureOf = (error: unknown, fallback: string = REQUEST_FAILED): Failure => {
  if (CombinedGraphQLErrors.is(error)) {
    const extensions = error.errors[0]?.extensions as Extensions | undefined;
    return {
      code: extensions?.code ?? 'INTERNAL',
      reason: extensions?.reason ?? null,
      message: error.errors[0]?.message || errorText({ errors: error.errors }, fallback),
      correlationId: extensions?.correlationId ?? null,
      details: error.errors.flatMap((each) => detailsOf(each.extensions as Extensions | undefined)),
    };
  }
  if (isForeignAnswer(error)) {
    const body = bodyOf(error.bodyText) as { errors?: { extensions?: Extensions }[] } | string;
    const extensions = typeof body === 'string' ? undefined : body.errors?.[0]?.extensions;
    return {
      code: extensions?.code ?? 'INTERNAL',
      reason: extensions?.reason ?? null,
      message: errorText(body, fallback),
      correlationId: extensions?.correlationId ?? error.response.headers.get('x-request-id'),
      details: detailsOf(extensions),
    };
  }
  const code = codeOfSilence(error);
  const message = isAbandoned(error) ? '' : networkText(error);
  const isUnsent = error instanceof NetworkError && error.isUnsent;
  return { code, reason: null, message, correlationId: null, details: [], isUnsent };
};

/** What to say of a failure where no field stands by: the first detail, which says more than the message of the whole. */
export const problemOf = (error: unknown): string => {
  const { details, message } = failureOf(error);
  return details[0]?.message ?? message;
};
