import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import { noteHash } from './document-hashes.ts';

/** Options are optional if no variable is required. */
type Args<V, O> = Record<string, never> extends V ? [options?: O] : [options: O];

type QueryResult<T, V extends OperationVariables> = useQuery.Result<T, V, 'empty' | 'complete' | 'streaming'>;

/** Creates a typed `useXQuery` hook for a document. With `skipToken` instead of options it sends nothing. */
export const bindQuery = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  hash: string,
) => {
  noteHash(document, hash);
  return (...[options]: Args<V, useQuery.Options<T, NoInfer<V>> | SkipToken>): QueryResult<T, V> =>
    // TypeScript cannot resolve the overloads of useQuery for a generic document
    (useQuery as unknown as (d: unknown, o: unknown) => QueryResult<T, V>)(document, options ?? {});
};

/** Creates a typed `useXMutation` hook for a document. */
export const bindMutation = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  hash: string,
) => {
  noteHash(document, hash);
  return (options?: useMutation.Options<T, V>): useMutation.ResultTuple<T, V> =>
    (useMutation as unknown as (d: unknown, o: unknown) => useMutation.ResultTuple<T, V>)(document, options);
};
