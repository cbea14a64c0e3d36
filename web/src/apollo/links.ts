import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { type DocumentNode, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import { catchError, map, throwError, timeout } from 'rxjs';
import { ADMIN_TIMEOUT_MS, GRAPHQL_PATH, REQUEST_TIMEOUT_MS, UNSET_TIMEOUT_MS } from '../constants.ts';
import { BYPASSED } from './bypassed-operations.ts';
import { errorText, NETWORK_FAILED, networkText } from './error-text.ts';
import { bodyOf, isForeignAnswer, NetworkError, TimeoutError } from './failure.ts';
import { readTokens } from './session.ts';
import { areToastsSuppressed } from './suppress-toast.ts';
import { teacherLinkContext } from './teacher-link.ts';

/** What an operation's `context` may say; see notes at each link. */
export interface RequestContext {
  /** No toast when it fails. Defaults to true for queries, and for mutations that run in `withoutToasts`. */
  suppressToast?: boolean;
  /** Milliseconds. */
  timeout?: number;
  headers?: Record<string, string>;
}

/** Bearer token, the header that marks ajax requests (specification, section 7) and the viewer's language. */
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

/** Queries of the catalogue. Their arguments are in the URLs of pages as well: none is a secret, which a URL would put into logs. */
const CATALOGUE_FIELDS: ReadonlySet<string> = new Set([
  'categories',
  'category',
  'course',
  'courseFacets',
  'courseSearch',
  'courses',
  'featuredTeachers',
  'instructor',
  'popularSearches',
  'searchSuggestions',
]);

const isOfCatalogue = (document: DocumentNode): boolean => {
  const { operation, selectionSet } = getOperationAST(document)!;
  return (
    operation === OperationTypeNode.QUERY &&
    selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && CATALOGUE_FIELDS.has(selection.name.value),
    )
  );
};

/** Characters of variables in a URL. Servers and CDNs accept 8,000 of a URL; a search of 100 letters has 900. */
const MAX_URL_VARIABLES = 4000;
const fitsUrl = (variables: object): boolean =>
  encodeURIComponent(JSON.stringify(variables)).length <= MAX_URL_VARIABLES;

/**
 * Asks for what a guest reads of the catalogue by GET, with the language in the URL, so that a CDN may answer. Behind
 * the persisted query link: a document that is sent in full is too long for a URL, as long variables are.
 */
export const makeGuestQueryLink = (language: () => string): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { headers, http } = operation.getContext();
    const isGet =
      headers?.authorization === undefined &&
      http?.includeQuery === false &&
      isOfCatalogue(operation.query) &&
      fitsUrl(operation.variables);
    operation.setContext({
      uri: isGet ? `${GRAPHQL_PATH}?lang=${language()}` : GRAPHQL_PATH,
      fetchOptions: { method: isGet ? 'GET' : 'POST' },
    });
    return forward(operation);
  });

/** Milliseconds that a request may take: its own word, else by the area it is made in (specification, section 9). */
export const timeoutFor = (
  own: number | undefined,
  path: string,
  configured: number | undefined = REQUEST_TIMEOUT_MS,
): number => own ?? (path.startsWith('/admin') ? ADMIN_TIMEOUT_MS : (configured ?? UNSET_TIMEOUT_MS));

/** Why no answer came: the browser knows of no network, or has one and did not reach the server, or waited too long. */
export type Silence = 'offline' | 'unreachable' | 'timeout';

/** Ends a request that takes too long; unsubscribing aborts the fetch beneath. */
export const makeTimeoutLink = (path: () => string, words: (silence: Silence) => string): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const own = (operation.getContext() as RequestContext).timeout;
    const first = timeoutFor(own, path());
    return forward(operation).pipe(
      timeout({
        first,
        with: () => throwError(() => new TimeoutError(words('timeout') || NETWORK_FAILED)),
      }),
    );
  });

/** Says in the viewer's language that no answer came: browsers say "Failed to fetch", each in its own English. */
export const makeNetworkLink = (words: (silence: Silence) => string): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      catchError((cause: unknown) => {
        // The only kind that `fetch` rejects with, but for requests that were aborted on purpose
        if (!(cause instanceof TypeError)) return throwError(() => cause);
        const isUnsent = !navigator.onLine;
        const message = words(isUnsent ? 'offline' : 'unreachable');
        return throwError(() => new NetworkError(message, { isUnsent, cause }));
      }),
    ),
  );

/** A screen shows the failures of its queries, with a button to retry, and a form those of its mutations. */
const isSuppressed = (operation: ApolloLink.Operation): boolean => {
  const isDefault = operation.operationType === OperationTypeNode.QUERY || areToastsSuppressed();
  const { suppressToast = isDefault } = operation.getContext() as RequestContext;
  return suppressToast || BYPASSED.has(operation.operationName ?? '');
};

/** Shows failures in a toast, except for suppressed ones and for the operations in `BYPASSED`. */
export const makeToastLink = (show: (text: string) => void): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (isSuppressed(operation)) return forward(operation);
    return forward(operation).pipe(
      map((result) => {
        if (result.errors?.length) show(errorText({ errors: result.errors }));
        return result;
      }),
      catchError((error: unknown) => {
        show(isForeignAnswer(error) ? errorText(bodyOf(error.bodyText)) : networkText(error));
        return throwError(() => error);
      }),
    );
  });
