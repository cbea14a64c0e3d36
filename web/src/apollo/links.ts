import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { type DocumentNode, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import { catchError, map, throwError, timeout } from 'rxjs';
import { ADMIN_TIMEOUT_MS, GRAPHQL_PATH, REQUEST_TIMEOUT_MS, UNSET_TIMEOUT_MS } from '../constants.ts';
import { CACHED_QUERIES } from '../generated/cached-queries.ts';
import { BYPASSED } from './bypassed-operations.ts';
import { errorText, NETWORK_FAILED, networkText } from './error-text.ts';
import { isForeignResponse, NetworkError, parseBody, TimeoutError } from './failure.ts';
import { readTokens } from './session.ts';
import { areToastsSuppressed } from './suppress-toast.ts';
import { teacherLinkContext } from './teacher-link.ts';

export interface RequestContext {
  /** True if its failure shows no toast. Defaults to true for queries and for mutations in `withoutToasts`. */
  suppressToast?: boolean;
  /** Milliseconds. */
  timeout?: number;
  headers?: Record<string, string>;
}

/** Sets the bearer token, `X-Requested-With` and the viewer's language. */
export const makeHeadersLink = (language: () => string): ApolloLink =>
  new SetContextLink((previous, operation) => {
    const { accessToken } = readTokens();
    const bearer = accessToken && !BYPASSED.has(operation.operationName ?? '');
    const { headers, ...context } = teacherLinkContext(operation.operationName);
    return {
      ...context,
      headers: {
        ...(previous as RequestContext).headers,
        'x-requested-with': 'XMLHttpRequest',
        'accept-language': language(),
        ...headers,
        ...(bearer ? { authorization: `Bearer ${accessToken}` } : {}),
      },
    };
  });

/** True if guests' responses are cached. The arguments of these queries are in the URLs of pages too: none is a secret. */
const isCached = (document: DocumentNode): boolean => {
  const { operation, selectionSet } = getOperationAST(document)!;
  return (
    operation === OperationTypeNode.QUERY &&
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && CACHED_QUERIES.has(selection.name.value),
    )
  );
};

/** Characters of variables in a URL. Servers and CDNs accept URLs of about 8,000 characters. */
const MAX_URL_VARIABLES = 4000;
const fitsUrl = (variables: object): boolean =>
  encodeURIComponent(JSON.stringify(variables)).length <= MAX_URL_VARIABLES;

/**
 * Sends guests' cached queries by GET, with the language in the URL, so that a CDN can cache the responses. It comes
 * after the persisted query link, because a document that is sent in full is too long for a URL.
 */
export const makeGuestQueryLink = (language: () => string): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { headers, http } = operation.getContext();
    const isGet =
      headers?.authorization === undefined &&
      http?.includeQuery === false &&
      isCached(operation.query) &&
      fitsUrl(operation.variables);
    operation.setContext({
      uri: isGet ? `${GRAPHQL_PATH}?lang=${language()}` : GRAPHQL_PATH,
      fetchOptions: { method: isGet ? 'GET' : 'POST' },
    });
    return forward(operation);
  });

/** The timeout of a request in milliseconds: its own option, or else that of the area of the site. */
export const timeoutFor = (
  requestTimeout: number | undefined,
  path: string,
  configured: number | undefined = REQUEST_TIMEOUT_MS,
): number =>
  requestTimeout ?? (path.startsWith('/admin') ? ADMIN_TIMEOUT_MS : (configured ?? UNSET_TIMEOUT_MS));

/** Reason for a missing response: the browser is offline, the server could not be reached, or the timeout expired. */
export type NetworkFailureKind = 'offline' | 'unreachable' | 'timeout';

/** Ends a request that takes too long. Unsubscribing aborts its fetch. */
export const makeTimeoutLink = (
  path: () => string,
  getMessage: (silence: NetworkFailureKind) => string,
): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const requestTimeout = (operation.getContext() as RequestContext).timeout;
    const first = timeoutFor(requestTimeout, path());
    return forward(operation).pipe(
      timeout({
        first,
        with: () => throwError(() => new TimeoutError(getMessage('timeout') || NETWORK_FAILED)),
      }),
    );
  });

/** Replaces the browsers' English messages for network errors by one in the viewer's language. */
export const makeNetworkLink = (getMessage: (silence: NetworkFailureKind) => string): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      catchError((cause: unknown) => {
        // `fetch` rejects with a TypeError for every network error
        if (!(cause instanceof TypeError)) return throwError(() => cause);
        const isUnsent = !navigator.onLine;
        const message = getMessage(isUnsent ? 'offline' : 'unreachable');
        return throwError(() => new NetworkError(message, { isUnsent, cause }));
      }),
    ),
  );

/** By default no toast for queries, whose failure the screen shows, and for mutations of a form, which shows it. */
const isSuppressed = (operation: ApolloLink.Operation): boolean => {
  const isDefault = operation.operationType === OperationTypeNode.QUERY || areToastsSuppressed();
  const { suppressToast = isDefault } = operation.getContext() as RequestContext;
  return suppressToast || BYPASSED.has(operation.operationName ?? '');
};

/** Shows failures in a toast, unless they are suppressed or the operation is in `BYPASSED`. */
export const makeToastLink = (show: (text: string) => void): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (isSuppressed(operation)) return forward(operation);
    return forward(operation).pipe(
      map((result) => {
        if (result.errors?.length) show(errorText({ errors: result.errors }));
        return result;
      }),
      catchError((error: unknown) => {
        show(isForeignResponse(error) ? errorText(parseBody(error.bodyText)) : networkText(error));
        return throwError(() => error);
      }),
    );
  });
