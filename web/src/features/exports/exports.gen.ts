/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import { bindSubscription } from '../../apollo/bind-subscription.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SavedExportRowFragment = { __typename: 'SavedExport', id: string, list: Types.ExportList, form: Types.ExportForm, state: Types.ExportState, search: string | null, filterCount: number, rowsDone: number, rowCount: number | null, bytes: number | null, fault: Types.ExportFault | null, faultRow: number | null, createdAt: string, startedAt: string | null, expiresAt: string | null } & { ' $fragmentName'?: 'SavedExportRowFragment' };

export type SavedExportsQueryVariables = Exact<{
  page: number;
}>;


export type SavedExportsQuery = { savedExports: { __typename: 'SavedExportPage', total: number, page: number, limit: number, items: Array<(
      { __typename: 'SavedExport', id: string, state: Types.ExportState }
      & { ' $fragmentRefs'?: { 'SavedExportRowFragment': SavedExportRowFragment } }
    )> } };

export type ExportSizeQueryVariables = Exact<{
  content: Types.ExportContentInput;
}>;


export type ExportSizeQuery = { exportSize: { __typename: 'ExportSize', rowCount: number, isShort: boolean } };

export type StartExportMutationVariables = Exact<{
  input: Types.StartExportInput;
}>;


export type StartExportMutation = { startExport: { __typename: 'SavedExport', id: string } };

export type RepeatExportMutationVariables = Exact<{
  input: Types.RepeatExportInput;
}>;


export type RepeatExportMutation = { repeatExport: { __typename: 'SavedExport', id: string } };

export type DownloadExportMutationVariables = Exact<{
  exportId: string;
}>;


export type DownloadExportMutation = { downloadExport: { __typename: 'DownloadLink', url: string } };

export type DeleteExportMutationVariables = Exact<{
  exportId: string;
}>;


export type DeleteExportMutation = { deleteExport: { __typename: 'Deleted', id: string } };

export type ExportReadySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ExportReadySubscription = { exportReady: { __typename: 'SavedExport', id: string } };

export const SavedExportRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedExportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"filterCount"}},{"kind":"Field","name":{"kind":"Name","value":"rowsDone"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"faultRow"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<SavedExportRowFragment, unknown>;
export const SavedExportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedExports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedExports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedExportRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedExportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"form"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"filterCount"}},{"kind":"Field","name":{"kind":"Name","value":"rowsDone"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"fault"}},{"kind":"Field","name":{"kind":"Name","value":"faultRow"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<SavedExportsQuery, SavedExportsQueryVariables>;
export const ExportSizeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportSize"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportSize"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"isShort"}}]}}]}}]} as unknown as DocumentNode<ExportSizeQuery, ExportSizeQueryVariables>;
export const StartExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<StartExportMutation, StartExportMutationVariables>;
export const RepeatExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepeatExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepeatExportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RepeatExportMutation, RepeatExportMutationVariables>;
export const DownloadExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DownloadExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"exportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exportId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<DownloadExportMutation, DownloadExportMutationVariables>;
export const DeleteExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"exportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exportId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteExportMutation, DeleteExportMutationVariables>;
export const ExportReadyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ExportReady"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportReady"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ExportReadySubscription, ExportReadySubscriptionVariables>;
export const useSavedExportsQuery = bindQuery(SavedExportsDocument, '7308ade9b84691e13c9427baeee03fcf2bef53fc44cf90faa4c27d0401954369');
export const useExportSizeQuery = bindQuery(ExportSizeDocument, 'ea0bcafdcd349a1ae02e73c214b16dda1cb3207a43f0814cccb4a01115d84da1');
export const useStartExportMutation = bindMutation(StartExportDocument, '9c4f19ab1a9f4d169a10258b81b222d08a82c324b2c807a2ae0e7bae692c6370');
export const useRepeatExportMutation = bindMutation(RepeatExportDocument, '527cc7c9f8f54a6dc5041fd12442a5431a4719c0c15bff3a42d42b27a84e56db');
export const useDownloadExportMutation = bindMutation(DownloadExportDocument, 'c26a9888de715888c5600cdb4647956d099d1686170695136fdee6e83a29563c');
export const useDeleteExportMutation = bindMutation(DeleteExportDocument, '99932a837cab6245c81142c28602785969644d825f5c4819b1bc6b9e44d0bd65');
export const useExportReadySubscription = bindSubscription(ExportReadyDocument);
export const useSavedExportRowFragment = /* @__PURE__ */ bindFragment(SavedExportRowFragmentDoc, 'SavedExportRow');