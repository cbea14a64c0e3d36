import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';

/** Makes a typed `useXSubscription` hook of a document. It listens for as long as it is mounted and not skipped. */
export const bindSubscription =
  <T, V extends OperationVariables>(document: TypedDocumentNode<T, V>) =>
  (options: useSubscription.Options<NoInfer<T>, NoInfer<V>>): useSubscription.Result<T> =>
    (useSubscription as unknown as (d: unknown, o: unknown) => useSubscription.Result<T>)(document, options);
