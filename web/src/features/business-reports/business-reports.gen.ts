/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BusinessReportQueryVariables = Exact<{
  input: Types.BusinessReportInput;
}>;


export type BusinessReportQuery = { businessReport: { __typename: 'BusinessReport', kind: Types.BusinessReportKind, from: string, to: string, beforeFrom: string | null, beforeTo: string | null, hasLines: boolean, columns: Array<{ __typename: 'ReportColumn', name: string, heading: string, unit: Types.ReportUnit }>, rows: Array<{ __typename: 'ReportRow', key: string, label: string, values: Array<number | null>, before: Array<number | null> | null }>, total: { __typename: 'ReportRow', key: string, label: string, values: Array<number | null>, before: Array<number | null> | null } } };

export type BusinessReportLinesQueryVariables = Exact<{
  input: Types.BusinessReportInput;
  key: string;
  page: number;
}>;


export type BusinessReportLinesQuery = { businessReportLines: { __typename: 'BusinessReportLinePage', total: number, page: number, limit: number, items: Array<{ __typename: 'BusinessReportLine', id: string, orderId: string | null, orderNumber: string | null, occurredAt: string, title: string | null, isRefund: boolean, amount: number }> } };

export type SavedReportItemFragment = { __typename: 'SavedReport', id: string, name: string, kind: Types.BusinessReportKind, period: Types.ReportPeriod, step: Types.ReportStep, comparison: Types.ReportComparison | null, isMailed: boolean } & { ' $fragmentName'?: 'SavedReportItemFragment' };

export type SavedReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedReportsQuery = { savedReports: Array<(
    { __typename: 'SavedReport', id: string }
    & { ' $fragmentRefs'?: { 'SavedReportItemFragment': SavedReportItemFragment } }
  )> };

export type SaveReportMutationVariables = Exact<{
  input: Types.SaveReportInput;
}>;


export type SaveReportMutation = { saveReport: (
    { __typename: 'SavedReport', id: string }
    & { ' $fragmentRefs'?: { 'SavedReportItemFragment': SavedReportItemFragment } }
  ) };

export type DeleteSavedReportMutationVariables = Exact<{
  savedReportId: string;
}>;


export type DeleteSavedReportMutation = { deleteSavedReport: { __typename: 'Deleted', id: string } };

export type ExportBusinessReportMutationVariables = Exact<{
  input: Types.ExportBusinessReportInput;
}>;


export type ExportBusinessReportMutation = { exportBusinessReport: { __typename: 'DownloadLink', url: string, spreadsheetUrl: string | null } };

export const SavedReportItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReportItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}}]}}]} as unknown as DocumentNode<SavedReportItemFragment, unknown>;
export const BusinessReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"beforeFrom"}},{"kind":"Field","name":{"kind":"Name","value":"beforeTo"}},{"kind":"Field","name":{"kind":"Name","value":"hasLines"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"before"}}]}}]}}]}}]} as unknown as DocumentNode<BusinessReportQuery, BusinessReportQueryVariables>;
export const BusinessReportLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessReportLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessReportInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessReportLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isRefund"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]} as unknown as DocumentNode<BusinessReportLinesQuery, BusinessReportLinesQueryVariables>;
export const SavedReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedReports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedReportItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReportItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}}]}}]} as unknown as DocumentNode<SavedReportsQuery, SavedReportsQueryVariables>;
export const SaveReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedReportItem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReportItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"comparison"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}}]}}]} as unknown as DocumentNode<SaveReportMutation, SaveReportMutationVariables>;
export const DeleteSavedReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"savedReportId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"savedReportId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"savedReportId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSavedReportMutation, DeleteSavedReportMutationVariables>;
export const ExportBusinessReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportBusinessReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportBusinessReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportBusinessReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"spreadsheetUrl"}}]}}]}}]} as unknown as DocumentNode<ExportBusinessReportMutation, ExportBusinessReportMutationVariables>;
export const useBusinessReportQuery = bindQuery(BusinessReportDocument, 'd73c1b2dcad341dabca9f5ea200ee341807771fdc8a2244d3df52e8cf6b5a2fe');
export const useBusinessReportLinesQuery = bindQuery(BusinessReportLinesDocument, '3e19a7f90f9aebef1e208729263a9ed7f848a4f7bb6eec8f8da56d6c371f54cb');
export const useSavedReportsQuery = bindQuery(SavedReportsDocument, '08d1a2daa72616b656bd83b02d7779e4457c44313c01e34d1c678f1c8a63fd3a');
export const useSaveReportMutation = bindMutation(SaveReportDocument, '21a3f65f895af42733ef63ba83da7a4dea2bbb8ab6e71a359c985d850bb3d433');
export const useDeleteSavedReportMutation = bindMutation(DeleteSavedReportDocument, '2bad81d80ada21f7558156c0e67fff7dbd5a25b6b7dea0735aa3624159e5f365');
export const useExportBusinessReportMutation = bindMutation(ExportBusinessReportDocument, '3e7d48ae75d3bc92e899b0fcdbf2779cdcdff815edf52fa9f15d8d7f520a789a');
export const useSavedReportItemFragment = /* @__PURE__ */ bindFragment(SavedReportItemFragmentDoc, 'SavedReportItem');