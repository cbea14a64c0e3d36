/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SearchSynonymsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type SearchSynonymsQuery = { searchSynonyms: { __typename: 'SearchSynonymPage', total: number, page: number, limit: number, items: Array<{ __typename: 'SearchSynonym', id: string, terms: Array<string>, version: number, updatedAt: string }> } };

export type SearchTermsQueryVariables = Exact<{
  hasHits: boolean;
  page: number;
  limit: number;
}>;


export type SearchTermsQuery = { searchTerms: { __typename: 'SearchTermPage', total: number, page: number, limit: number, items: Array<{ __typename: 'SearchTerm', id: string, words: string, language: Types.Language, count: number, firstAt: string, lastAt: string }> } };

export type CreateSearchSynonymMutationVariables = Exact<{
  input: Types.CreateSearchSynonymInput;
}>;


export type CreateSearchSynonymMutation = { createSearchSynonym: { __typename: 'SearchSynonym', id: string } };

export type UpdateSearchSynonymMutationVariables = Exact<{
  input: Types.UpdateSearchSynonymInput;
}>;


export type UpdateSearchSynonymMutation = { updateSearchSynonym: { __typename: 'SearchSynonym', id: string, terms: Array<string>, version: number, updatedAt: string } };

export type DeleteSearchSynonymMutationVariables = Exact<{
  synonymId: string;
}>;


export type DeleteSearchSynonymMutation = { deleteSearchSynonym: { __typename: 'Deleted', id: string } };

export type DeleteSearchTermMutationVariables = Exact<{
  termId: string;
}>;


export type DeleteSearchTermMutation = { deleteSearchTerm: { __typename: 'Deleted', id: string } };


export const SearchSynonymsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchSynonyms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchSynonyms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SearchSynonymsQuery, SearchSynonymsQueryVariables>;
export const SearchTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchTerms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasHits"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchTerms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hasHits"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasHits"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}}]}}]}}]}}]} as unknown as DocumentNode<SearchTermsQuery, SearchTermsQueryVariables>;
export const CreateSearchSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSearchSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSearchSynonymInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSearchSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateSearchSynonymMutation, CreateSearchSynonymMutationVariables>;
export const UpdateSearchSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSearchSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSearchSynonymInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSearchSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"terms"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<UpdateSearchSynonymMutation, UpdateSearchSynonymMutationVariables>;
export const DeleteSearchSynonymDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSearchSynonym"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"synonymId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSearchSynonym"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"synonymId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"synonymId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSearchSynonymMutation, DeleteSearchSynonymMutationVariables>;
export const DeleteSearchTermDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSearchTerm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"termId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSearchTerm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"termId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"termId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSearchTermMutation, DeleteSearchTermMutationVariables>;
export const useSearchSynonymsQuery = bindQuery(SearchSynonymsDocument, '5724f0c69cfc9343d59b967bf4c14c6831ca351999d8d5876086058994ff603d');
export const useSearchTermsQuery = bindQuery(SearchTermsDocument, '78e85da5af2f75e687c73b1ca80d09190f9ae3a48d75c7e7964c057776b21e48');
export const useCreateSearchSynonymMutation = bindMutation(CreateSearchSynonymDocument, '1ca8086d493be0068319731ca3faf03684bf966d733e44791d61f5b3d447240b');
export const useUpdateSearchSynonymMutation = bindMutation(UpdateSearchSynonymDocument, 'b70081de7378fd1f9dd642f8badf6e1888a759114afb3364a0f730bcfc5fe743');
export const useDeleteSearchSynonymMutation = bindMutation(DeleteSearchSynonymDocument, '71caaed5b669c02ab56a872a57a00c922b85b33bbd791d12e42f0c0622d3ca2c');
export const useDeleteSearchTermMutation = bindMutation(DeleteSearchTermDocument, '4690cc4a227c5a1fa9c138b70ad8afc1f11f37296de0ad94acc6eb6c8adaddc2');