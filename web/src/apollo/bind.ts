import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import { registerHash } from './document-hashes.ts';

type QueryOptions<T, V extends OperationVariables> = SkipToken | useQuery.Options<NoInfer<T>, NoInfer<V>>;

/** Creates a typed `useXQuery` hook for a document. With `skipToken` instead of options it sends nothing. */
export const bindQuery = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  hash: string,
) => {
  registerHash(document, hash);
  // biome-ignore lint/complexity/noBannedTypes: the type of the parameters must equal that of useQuery
  return (...options: {} extends V ? [options?: QueryOptions<T, V>] : [options: QueryOptions<T, V>]) =>
    useQuery<T, V>(document, ...options);
};

/** Creates a typed `useXMutation` hook for a document. */
export const bindMutation = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  hash: string,
) => {
  registerHash(document, hash);
  return (options?: useMutation.Options<NoInfer<T>, NoInfer<V>>) => useMutation<T, V>(document, options);
};
