import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { InvariantError } from '@apollo/client/utilities/invariant';
import type { ErrorReason } from '../generated/schema.ts';
import { errorText, networkText, REQUEST_FAILED } from './error-text.ts';

/** The facts of a failed request that screens show. */
export interface Failure {
  /** The API's error code, or NETWORK or TIMEOUT if there is no response. */
  code: string;
  /** The API's reason for the code; null without a response of the API. */
  reason: ErrorReason | null;
  /** In the viewer's language. Empty if the screen that sent the request is gone. */
  message: string;
  /** The id of the request for support; null if the server was not reached. */
  correlationId: string | null;
  /** The invalid fields. */
  details: { field: string; message: string }[];
  /** True if it was not sent, because the browser was offline. */
  isUnsent?: boolean;
}

/** Thrown by the timeout link if no response arrives in time. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Thrown by the network link if there is no response, with a message in the viewer's language. */
export class NetworkError extends Error {
  override name = 'NetworkError';
  /** True if the browser was offline, so that the request was not sent and can be repeated safely. */
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

/** True if Apollo ended the request because its store was reset for another viewer. */
const isAbandoned = (error: unknown): boolean => error instanceof InvariantError;

const getDetails = (extensions: Extensions | undefined) =>
  (extensions?.details ?? []).flatMap(({ field, message }) => (field && message ? [{ field, message }] : []));

/** The parsed JSON of a response's body, or else its text. */
export const parseBody = (raw: string): unknown => {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw;
  }
};

/** The code of an error without a response. All but timeouts and network errors are defects of the web. */
const toNetworkErrorCode = (error: unknown): string => {
  if (error instanceof TimeoutError) return 'TIMEOUT';
  return error instanceof NetworkError || error instanceof TypeError ? 'NETWORK' : 'INTERNAL';
};

/** True if an error is a response that is no GraphQL result, of the server or of a proxy. */
export const isForeignResponse = (error: unknown): error is ServerError | ServerParseError =>
  ServerError.is(error) || ServerParseError.is(error);

/**
 * Parses an error of Apollo Client.
 *
 * @param fallback the message if the server sent none
 */
export const toFailure = (error: unknown, fallback: string = REQUEST_FAILED): Failure => {
  if (CombinedGraphQLErrors.is(error)) {
    const extensions = error.errors[0]?.extensions as Extensions | undefined;
    return {
      code: extensions?.code ?? 'INTERNAL',
      reason: extensions?.reason ?? null,
      message: error.errors[0]?.message || errorText({ errors: error.errors }, fallback),
      correlationId: extensions?.correlationId ?? null,
      details: error.errors.flatMap((each) => getDetails(each.extensions as Extensions | undefined)),
    };
  }
  if (isForeignResponse(error)) {
    const body = parseBody(error.bodyText) as { errors?: { extensions?: Extensions }[] } | string;
    const extensions = typeof body === 'string' ? undefined : body.errors?.[0]?.extensions;
    return {
      code: extensions?.code ?? 'INTERNAL',
      reason: extensions?.reason ?? null,
      message: errorText(body, fallback),
      correlationId: extensions?.correlationId ?? error.response.headers.get('x-request-id'),
      details: getDetails(extensions),
    };
  }
  const code = toNetworkErrorCode(error);
  const message = isAbandoned(error) ? '' : networkText(error);
  const isUnsent = error instanceof NetworkError && error.isUnsent;
  return { code, reason: null, message, correlationId: null, details: [], isUnsent };
};

/** The message of a failure without a form: the first detail, which is more precise, else the error's message. */
export const toErrorMessage = (error: unknown): string => {
  const { details, message } = toFailure(error);
  return details[0]?.message ?? message;
};
