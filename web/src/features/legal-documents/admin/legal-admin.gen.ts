/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import { bindFragment } from '../../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LegalDraftEditorFragment = { __typename: 'LegalDraft', kind: Types.LegalDocumentKind, locale: Types.Language, title: string, body: unknown, publishedBody: unknown, version: number | null, savedAt: string | null, savedByName: string | null } & { ' $fragmentName'?: 'LegalDraftEditorFragment' };

export type LegalVersionRowFragment = { __typename: 'LegalDocument', id: string, number: number, effectiveFrom: string, summary: string | null, mustAccept: boolean } & { ' $fragmentName'?: 'LegalVersionRowFragment' };

export type LegalAdminQueryVariables = Exact<{
  kind: Types.LegalDocumentKind;
}>;


export type LegalAdminQuery = { legalPlaceholders: Array<string>, legalDrafts: Array<(
    { __typename: 'LegalDraft', kind: Types.LegalDocumentKind, locale: Types.Language, version: number | null }
    & { ' $fragmentRefs'?: { 'LegalDraftEditorFragment': LegalDraftEditorFragment } }
  )>, legalDocument: { __typename: 'LegalDocument', id: string, number: number } | null, legalDocumentVersions: Array<(
    { __typename: 'LegalDocument', id: string, number: number, effectiveFrom: string }
    & { ' $fragmentRefs'?: { 'LegalVersionRowFragment': LegalVersionRowFragment } }
  )> };

export type LegalAcceptancesQueryVariables = Exact<{
  kind: Types.LegalDocumentKind;
  number: number;
  limit: number;
}>;


export type LegalAcceptancesQuery = { legalAcceptanceFigures: { __typename: 'LegalAcceptanceFigures', accepted: number, total: number } | null, legalAcceptances: { __typename: 'LegalAcceptancePage', total: number, items: Array<{ __typename: 'LegalAcceptance', personId: string, name: string | null, acceptedAt: string }> } };

export type SaveLegalDraftMutationVariables = Exact<{
  input: Types.SaveLegalDraftInput;
}>;


export type SaveLegalDraftMutation = { saveLegalDraft: { __typename: 'LegalDraft', version: number | null } };

export type DiscardLegalDraftMutationVariables = Exact<{
  kind: Types.LegalDocumentKind;
}>;


export type DiscardLegalDraftMutation = { discardLegalDraft: { __typename: 'Deleted', id: string } };

export type PublishLegalDocumentMutationVariables = Exact<{
  input: Types.PublishLegalDocumentInput;
}>;


export type PublishLegalDocumentMutation = { publishLegalDocument: { __typename: 'LegalDocument', id: string, number: number } };

export const LegalDraftEditorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalDraftEditor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBody"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}}]}}]} as unknown as DocumentNode<LegalDraftEditorFragment, unknown>;
export const LegalVersionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"mustAccept"}}]}}]} as unknown as DocumentNode<LegalVersionRowFragment, unknown>;
export const LegalAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalDocumentKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalDrafts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalDraftEditor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalDocumentVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LegalVersionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalPlaceholders"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalDraftEditor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBody"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"savedByName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LegalVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LegalDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"mustAccept"}}]}}]} as unknown as DocumentNode<LegalAdminQuery, LegalAdminQueryVariables>;
export const LegalAcceptancesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LegalAcceptances"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalDocumentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalAcceptanceFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"legalAcceptances"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedAt"}}]}}]}}]}}]} as unknown as DocumentNode<LegalAcceptancesQuery, LegalAcceptancesQueryVariables>;
export const SaveLegalDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLegalDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveLegalDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveLegalDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<SaveLegalDraftMutation, SaveLegalDraftMutationVariables>;
export const DiscardLegalDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardLegalDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LegalDocumentKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardLegalDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DiscardLegalDraftMutation, DiscardLegalDraftMutationVariables>;
export const PublishLegalDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishLegalDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishLegalDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishLegalDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PublishLegalDocumentMutation, PublishLegalDocumentMutationVariables>;
export const useLegalAdminQuery = bindQuery(LegalAdminDocument, 'ed9e0e5d70d5f0606db372bc9d90d7bba8146d46f57c447b28935d9b82146efe');
export const useLegalAcceptancesQuery = bindQuery(LegalAcceptancesDocument, '81534792667f98d7eb1b461d969c896c3b322f42458122c38e48bc93ada68c53');
export const useSaveLegalDraftMutation = bindMutation(SaveLegalDraftDocument, '7e2efa3f701e6e57a4d48214ff549af1335b8196c612a2681556f72192218249');
export const useDiscardLegalDraftMutation = bindMutation(DiscardLegalDraftDocument, '850ec8848fa22d407c7710e73053c8a492bd7271646a177b0fa63d8f11571f87');
export const usePublishLegalDocumentMutation = bindMutation(PublishLegalDocumentDocument, '00f9cbd26949edccec703d9608e39558b433e7deb2738ea38015ed0102d33228');
export const useLegalDraftEditorFragment = /* @__PURE__ */ bindFragment(LegalDraftEditorFragmentDoc, 'LegalDraftEditor');
export const useLegalVersionRowFragment = /* @__PURE__ */ bindFragment(LegalVersionRowFragmentDoc, 'LegalVersionRow');