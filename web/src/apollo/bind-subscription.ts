import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useSubscription } from '@apollo/client/react';

type SubscriptionOptions<T, V extends OperationVariables> =
  | SkipToken
  | useSubscription.Options<NoInfer<T>, NoInfer<V>>;

/** Creates a typed `useXSubscription` hook for a document. It is subscribed while it is mounted and not skipped. */
export const bindSubscription =
  <T, V extends OperationVariables>(document: TypedDocumentNode<T, V>) =>
  // biome-ignore lint/complexity/noBannedTypes: the type of the parameters must equal that of useSubscription
  (...options: {} extends V ? [options?: SubscriptionOptions<T, V>] : [options: SubscriptionOptions<T, V>]) =>
    useSubscription<T, V>(document, ...options);
