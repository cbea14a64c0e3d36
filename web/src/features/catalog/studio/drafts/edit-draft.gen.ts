/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type KeptDraftFragment = { __typename: 'EditDraft', id: string, version: number, baseVersion: number, content: string, updatedAt: string };

export type EditDraftQueryVariables = Exact<{
  subject: Types.EditDraftSubjectInput;
}>;


export type EditDraftQuery = { editDraft: { __typename: 'EditDraft', id: string, version: number, baseVersion: number, content: string, updatedAt: string } | null };

export type SaveEditDraftMutationVariables = Exact<{
  input: Types.SaveEditDraftInput;
}>;


export type SaveEditDraftMutation = { saveEditDraft: { __typename: 'EditDraft', id: string, version: number, baseVersion: number, content: string, updatedAt: string } };

export type DeleteEditDraftMutationVariables = Exact<{
  draftId: string;
}>;


export type DeleteEditDraftMutation = { deleteEditDraft: { __typename: 'Deleted', id: string } };

export const KeptDraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<KeptDraftFragment, unknown>;
export const EditDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditDraftSubjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EditDraftQuery, EditDraftQueryVariables>;
export const SaveEditDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEditDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveEditDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEditDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"baseVersion"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<SaveEditDraftMutation, SaveEditDraftMutationVariables>;
export const DeleteEditDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEditDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEditDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"draftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteEditDraftMutation, DeleteEditDraftMutationVariables>;
export const useEditDraftQuery = bindQuery(EditDraftDocument, 'd22d277171ccf2419c0a52a9aabd29eb37dc93ae3e4865b55bec55bb5441bf17');
export const useSaveEditDraftMutation = bindMutation(SaveEditDraftDocument, '2ce69feb3ad425bd0c5e617242dd9ac22f5f35d4f0bbdb11de35b57602917921');
export const useDeleteEditDraftMutation = bindMutation(DeleteEditDraftDocument, '7d1b0d79ef7de89b1fa3934f8ff1a9ad2b97292df0ccc4dc0bdbd369ef46fbf2');