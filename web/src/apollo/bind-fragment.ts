import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

/**
 * Creates a typed `useXFragment` hook, which reads a masked fragment from the cache: the component renders again only if
 * one of its fields changes. The query needs the key of the object next to the fragment (`id ...RefundRow`) and a fetch
 * policy that writes the cache.
 * @returns undefined if there is no object, or if it or one of its fields was evicted
 */
export const bindFragment =
  <T>(fragment: TypedDocumentNode<T, unknown>, fragmentName: string) =>
  (from: ApolloCache.FromOptionValue<T> | null): T | undefined => {
    const { data, complete } = useFragment({ fragment, fragmentName, from });
    return complete ? data : undefined;
  };
