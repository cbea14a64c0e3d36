import type { ApolloCache, OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';

/**
 * Writes the category tree after a category was moved. A category that moved to the upper level has no cached
 * `children`, so the whole tree is written.
 */
export const writeCategoryTree = <T extends { categories: unknown }, V extends OperationVariables>(
  cache: ApolloCache,
  query: TypedDocumentNode<T, V>,
  tree: Pick<Unmasked<T>, 'categories'>,
): void => {
  cache.updateQuery<T>({ query }, (data) => data && { ...data, ...tree });
};
