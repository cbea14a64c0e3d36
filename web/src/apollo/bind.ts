import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import { noteHash } from './document-hashes.ts';

/** Options may be left out when no variable is required. */
type Args<V, O> = Record<string, never> extends V ? [options?: O] : [options: O];

type QueryResult<T, V extends OperationVariables> = useQuery.Result<T, V, 'empty' | 'complete' | 'streaming'>;

/** Makes a typed `useXQuery` hook of a document; `skipToken` stands in for options when nothing is to be asked. */
export const bindQuery = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  hash: string,
) => {
  noteHash(document, hash);
  return (...[options]: Args<V, useQuery.Options<T, NoInfer<V>> | SkipToken>): QueryResult<T, V> =>
    // The overloads of useQuery can't be resolved over a generic document; the outer types hold.
    (useQuery as unknown as (d: unknown, o: unknown) => QueryResult<T, V>)(document, options ?? {});
};

/** Makes a typed `useXMutation` hook of a document. */
export const bindMutation = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  hash: string,
) => {
  noteHash(document, hash);
  return (options?: useMutation.Options<T, V>): useMutation.ResultTuple<T, V> =>
    (useMutation as unknown as (d: unknown, o: unknown) => useMutation.ResultTuple<T, V>)(document, options);
};
