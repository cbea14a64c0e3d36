import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';

/** Creates a typed `useXSubscription` hook for a document. It is subscribed while it is mounted and not skipped. */
export const bindSubscription =
  <T, V extends OperationVariables>(document: TypedDocumentNode<T, V>) =>
  (options: useSubscription.Options<NoInfer<T>, NoInfer<V>>): useSubscription.Result<T> =>
    (useSubscription as unknown as (d: unknown, o: unknown) => useSubscription.Result<T>)(document, options);
