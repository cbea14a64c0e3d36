import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
import { BYPASSED } from './bypassed-operations.ts';
import { refreshSession as defaultRefresh, endsSoon } from './refresh-session.ts';
import { endImpersonation, isImpersonating, readTokens } from './session.ts';

type Refresh = (staleToken: string | null) => Promise<string | null>;

const isUnauthenticated = (result: ApolloLink.Result): boolean =>
  result.errors?.some((error) => error.extensions?.code === 'UNAUTHENTICATED') ?? false;

const hasStatus401 = (error: unknown): boolean => ServerError.is(error) && error.statusCode === 401;

/**
 * Renews the session before a request whose token expires soon. It also renews it once after an UNAUTHENTICATED response,
 * and sends the request again. Without a refresh token the error is passed on.
 */
export const makeRefreshLink = (refresh: Refresh = defaultRefresh): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (BYPASSED.has(operation.operationName ?? '')) return forward(operation);

    const renewAndRetry = (failed: () => Observable<ApolloLink.Result>, staleToken: string | null) => {
      // The impersonation ended, and the request concerned the other person
      if (isImpersonating()) {
        endImpersonation();
        return failed();
      }
      return from(
        readTokens().refreshToken ? refresh(staleToken).catch(() => null) : Promise.resolve(null),
      ).pipe(switchMap((token) => (token ? forward(operation) : failed())));
    };

    const send = (): Observable<ApolloLink.Result> => {
      const used = readTokens().accessToken;
      return forward(operation).pipe(
        switchMap((result) =>
          used && isUnauthenticated(result) ? renewAndRetry(() => from([result]), used) : from([result]),
        ),
        catchError((error: unknown) =>
          used && hasStatus401(error)
            ? renewAndRetry(() => throwError(() => error), used)
            : throwError(() => error),
        ),
      );
    };

    const { accessToken, refreshToken } = readTokens();
    if (!accessToken || !refreshToken || !endsSoon(accessToken)) return send();
    // If an early renewal fails on the network, the old token may still be valid
    return from(refresh(accessToken).catch(() => null)).pipe(switchMap(send));
  });
