/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import { bindFragment } from '../../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BookmarkItemFragment = { __typename: 'Bookmark', id: string, atSec: number | null, label: string | null, lessonId: string, lessonTitle: string, mayOpen: boolean } & { ' $fragmentName'?: 'BookmarkItemFragment' };

export type MyBookmarksQueryVariables = Exact<{
  courseId: string;
}>;


export type MyBookmarksQuery = { myBookmarks: Array<(
    { __typename: 'Bookmark', id: string, atSec: number | null, label: string | null, lessonId: string, lessonTitle: string, mayOpen: boolean }
    & { ' $fragmentRefs'?: { 'BookmarkItemFragment': BookmarkItemFragment } }
  )> };

export type CreateBookmarkMutationVariables = Exact<{
  input: Types.CreateBookmarkInput;
}>;


export type CreateBookmarkMutation = { createBookmark: { __typename: 'Bookmark', id: string } };

export type UpdateBookmarkMutationVariables = Exact<{
  input: Types.UpdateBookmarkInput;
}>;


export type UpdateBookmarkMutation = { updateBookmark: (
    { __typename: 'Bookmark', id: string }
    & { ' $fragmentRefs'?: { 'BookmarkItemFragment': BookmarkItemFragment } }
  ) };

export type DeleteBookmarkMutationVariables = Exact<{
  bookmarkId: string;
}>;


export type DeleteBookmarkMutation = { deleteBookmark: { __typename: 'Deleted', id: string } };

export const BookmarkItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookmarkItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bookmark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"atSec"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"mayOpen"}}]}}]} as unknown as DocumentNode<BookmarkItemFragment, unknown>;
export const MyBookmarksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBookmarks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBookmarks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"atSec"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"mayOpen"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookmarkItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookmarkItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bookmark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"atSec"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"mayOpen"}}]}}]} as unknown as DocumentNode<MyBookmarksQuery, MyBookmarksQueryVariables>;
export const CreateBookmarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBookmark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBookmarkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBookmark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateBookmarkMutation, CreateBookmarkMutationVariables>;
export const UpdateBookmarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBookmark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBookmarkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBookmark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookmarkItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookmarkItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bookmark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"atSec"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"mayOpen"}}]}}]} as unknown as DocumentNode<UpdateBookmarkMutation, UpdateBookmarkMutationVariables>;
export const DeleteBookmarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBookmark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookmarkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBookmark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookmarkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookmarkId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteBookmarkMutation, DeleteBookmarkMutationVariables>;
export const useMyBookmarksQuery = bindQuery(MyBookmarksDocument, '15c7b0184184269ba279e2721319cecfb5f9a75f67a68e286b7d62816fc3717b');
export const useCreateBookmarkMutation = bindMutation(CreateBookmarkDocument, '371f6ccd50cc32eb341c53ad9ffc59135a180260460a64330545422cb532a97b');
export const useUpdateBookmarkMutation = bindMutation(UpdateBookmarkDocument, '24264bcc372be0dde82140b463cf30fd2e8ddd797c818ceaa9f274dedae2f226');
export const useDeleteBookmarkMutation = bindMutation(DeleteBookmarkDocument, '6603159e78f5c8634a0ffb3460197df63156ba602c37afaece7d817ee8099a9d');
export const useBookmarkItemFragment = /* @__PURE__ */ bindFragment(BookmarkItemFragmentDoc, 'BookmarkItem');