/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NoteWordsFragment = { __typename: 'LessonNote', id: string, text: string, atSec: number | null, lessonId: string, lessonTitle: string, createdAt: string, updatedAt: string | null };

export type MyNotesQueryVariables = Exact<{
  courseId: string;
}>;


export type MyNotesQuery = { myNotes: Array<{ __typename: 'LessonNote', id: string, text: string, atSec: number | null, lessonId: string, lessonTitle: string, createdAt: string, updatedAt: string | null }> };

export type CreateNoteMutationVariables = Exact<{
  input: Types.CreateNoteInput;
}>;


export type CreateNoteMutation = { createNote: { __typename: 'LessonNote', id: string, text: string, atSec: number | null, lessonId: string, lessonTitle: string, createdAt: string, updatedAt: string | null } };

export type UpdateNoteMutationVariables = Exact<{
  input: Types.UpdateNoteInput;
}>;


export type UpdateNoteMutation = { updateNote: { __typename: 'LessonNote', id: string, text: string, atSec: number | null, lessonId: string, lessonTitle: string, createdAt: string, updatedAt: string | null } };

export type DeleteNoteMutationVariables = Exact<{
  noteId: string;
}>;


export type DeleteNoteMutation = { deleteNote: { __typename: 'Deleted', id: string } };

export const NoteWordsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"atSec"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<NoteWordsFragment, unknown>;
export const MyNotesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"atSec"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<MyNotesQuery, MyNotesQueryVariables>;
export const CreateNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"atSec"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateNoteMutation, CreateNoteMutationVariables>;
export const UpdateNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteWords"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteWords"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"atSec"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateNoteMutation, UpdateNoteMutationVariables>;
export const DeleteNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"noteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"noteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"noteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteNoteMutation, DeleteNoteMutationVariables>;
export const useMyNotesQuery = bindQuery(MyNotesDocument, 'd61c09df6de266e0363bc296352d67c2ed6e17f27eeb80aaab60f5986d223b23');
export const useCreateNoteMutation = bindMutation(CreateNoteDocument, 'cdfe164e22a9639bf7809e0e1c6fc22d53d0ea6d359ae17d31fe5a45b774a270');
export const useUpdateNoteMutation = bindMutation(UpdateNoteDocument, '1835654b2f2d7f2866f440a79d976e8e7a6b108fb3b61c43a6658f64ace0ce57');
export const useDeleteNoteMutation = bindMutation(DeleteNoteDocument, '9f94e5898d354e1c5b669ba5dd1f039f9bf25d19369acc3acbac983a1be371b7');