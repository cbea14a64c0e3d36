import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, switchMap } from 'rxjs';

/** Sends subscriptions over the WebSocket. Its code is loaded with the first subscription. */
export const makeLiveLink = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    operation.operationType === OperationTypeNode.SUBSCRIPTION
      ? from(import('./live.ts')).pipe(switchMap(({ liveLink }) => liveLink.request(operation)))
      : forward(operation),
  );
