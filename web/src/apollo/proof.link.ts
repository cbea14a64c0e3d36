import { ApolloLink } from '@apollo/client';
import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
import type { ErrorReason } from '../generated/schema.ts';
import { toFailure } from './failure.ts';
import { askForProof, proofHeader } from './identity-proof.ts';
import type { RequestContext } from './links.ts';

const NEEDED = 'PROOF_NEEDED' satisfies ErrorReason;

const needsProof = (result: ApolloLink.Result): boolean =>
  result.errors?.some((error) => error.extensions?.reason === NEEDED) ?? false;

/**
 * If the API requires a fresh proof of identity (PROOF_NEEDED), opens the dialog and sends the request again. If the viewer
 * cancels the dialog, the error is passed on.
 */
export const makeProofLink = (requestProof: () => Promise<boolean> = askForProof): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const send = (): Observable<ApolloLink.Result> => {
      operation.setContext((previous: RequestContext) => ({
        headers: { ...previous.headers, ...proofHeader() },
      }));
      return forward(operation);
    };
    const proveAndRetry = (refuse: () => Observable<ApolloLink.Result>) =>
      from(requestProof()).pipe(switchMap((isProved) => (isProved ? send() : refuse())));
    return send().pipe(
      catchError((error: unknown) =>
        toFailure(error).reason === NEEDED
          ? proveAndRetry(() => throwError(() => error))
          : throwError(() => error),
      ),
      switchMap((result) => (needsProof(result) ? proveAndRetry(() => from([result])) : from([result]))),
    );
  });
