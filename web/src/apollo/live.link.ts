import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, switchMap } from 'rxjs';

/** Sends subscriptions over the WebSocket, which is loaded with the first of them, and all else onwards. */
export const makeLiveLink = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    operation.operationType === OperationTypeNode.SUBSCRIPTION
      ? from(import('./live.ts')).pipe(switchMap(({ liveLink }) => liveLink.request(operation)))
      : forward(operation),
  );
