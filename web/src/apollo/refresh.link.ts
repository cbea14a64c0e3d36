import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
import { BYPASSED } from './bypassed-operations.ts';
import { refreshSession as defaultRefresh, endsSoon } from './refresh-session.ts';
import { endImpersonation, isImpersonating, readTokens } from './session.ts';

type Refresh = (stale: string | null) => Promise<string | null>;

const refused = (result: ApolloLink.Result): boolean =>
  result.errors?.some((error) => error.extensions?.code === 'UNAUTHENTICATED') ?? false;

const refusedByStatus = (error: unknown): boolean => ServerError.is(error) && error.statusCode === 401;

/**
 * Renews the session ahead of a request whose token ends soon, and once per request after an UNAUTHENTICATED answer;
 * the request is then sent again. Without a stored refresh token the error passes on (specification, section 8).
 */
export const makeRefreshLink = (refresh: Refresh = defaultRefresh): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (BYPASSED.has(operation.operationName ?? '')) return forward(operation);

    const again = (failed: () => Observable<ApolloLink.Result>, stale: string | null) => {
      // Viewing as the other person is over; what was asked for was theirs
      if (isImpersonating()) {
        endImpersonation();
        return failed();
      }
      return from(readTokens().refreshToken ? refresh(stale).catch(() => null) : Promise.resolve(null)).pipe(
        switchMap((token) => (token ? forward(operation) : failed())),
      );
    };

    const send = (): Observable<ApolloLink.Result> => {
      const used = readTokens().accessToken;
      return forward(operation).pipe(
        switchMap((result) => (used && refused(result) ? again(() => from([result]), used) : from([result]))),
        catchError((error: unknown) =>
          used && refusedByStatus(error)
            ? again(() => throwError(() => error), used)
            : throwError(() => error),
        ),
      );
    };

    const { accessToken, refreshToken } = readTokens();
    if (!accessToken || !refreshToken || !endsSoon(accessToken)) return send();
    // A renewal ahead of time that fails on the network is no reason to fail: the old token may still be good.
    return from(refresh(accessToken).catch(() => null)).pipe(switchMap(send));
  });
