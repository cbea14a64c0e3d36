/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody asks for about their own data. */
export type DataRequestKind =
  /** That the account is deleted. */
  | 'ERASURE'
  /** A file of it. */
  | 'EXPORT';

/** Where a request about one’s own data is. */
export type DataRequestStatus =
  /** Taken back by its owner. */
  | 'CANCELLED'
  /** Done. */
  | 'DONE'
  /** Could not be done; it can be asked for again. */
  | 'FAILED'
  /** Under way. */
  | 'RUNNING'
  /** Not begun; a deletion waits until it is due and can be cancelled. */
  | 'WAITING';

export type DataRequestFragment = { __typename: 'DataRequest', id: string, kind: Types.DataRequestKind, status: Types.DataRequestStatus, progress: number, sizeBytes: number | null, requestedAt: string, dueAt: string, finishedAt: string | null, expiresAt: string | null, downloadUrl: string | null };

export type MyDataRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDataRequestsQuery = { myDataRequests: Array<{ __typename: 'DataRequest', id: string, kind: Types.DataRequestKind, status: Types.DataRequestStatus, progress: number, sizeBytes: number | null, requestedAt: string, dueAt: string, finishedAt: string | null, expiresAt: string | null, downloadUrl: string | null }> };

export type RequestDataExportMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDataExportMutation = { requestDataExport: { __typename: 'DataRequest', id: string, kind: Types.DataRequestKind, status: Types.DataRequestStatus, progress: number, sizeBytes: number | null, requestedAt: string, dueAt: string, finishedAt: string | null, expiresAt: string | null, downloadUrl: string | null } };

export type RequestErasureMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type RequestErasureMutation = { requestErasure: { __typename: 'DataRequest', id: string, kind: Types.DataRequestKind, status: Types.DataRequestStatus, progress: number, sizeBytes: number | null, requestedAt: string, dueAt: string, finishedAt: string | null, expiresAt: string | null, downloadUrl: string | null } };

export type CancelErasureMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelErasureMutation = { cancelErasure: { __typename: 'DataRequest', id: string, kind: Types.DataRequestKind, status: Types.DataRequestStatus, progress: number, sizeBytes: number | null, requestedAt: string, dueAt: string, finishedAt: string | null, expiresAt: string | null, downloadUrl: string | null } };

export const DataRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]} as unknown as DocumentNode<DataRequestFragment, unknown>;
export const MyDataRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDataRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDataRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DataRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]} as unknown as DocumentNode<MyDataRequestsQuery, MyDataRequestsQueryVariables>;
export const RequestDataExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDataExport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DataRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]} as unknown as DocumentNode<RequestDataExportMutation, RequestDataExportMutationVariables>;
export const RequestErasureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestErasure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DataRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]} as unknown as DocumentNode<RequestErasureMutation, RequestErasureMutationVariables>;
export const CancelErasureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelErasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelErasure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DataRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DataRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DataRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}}]} as unknown as DocumentNode<CancelErasureMutation, CancelErasureMutationVariables>;
export const useMyDataRequestsQuery = bindQuery(MyDataRequestsDocument, 'e4ede321052f8061de2c53723e6d3dda33e9aa0b957c6348c231f48fe1e97ad6');
export const useRequestDataExportMutation = bindMutation(RequestDataExportDocument, 'ecacfda0f993acbf8dde5ba3098a64bb06035730389e22d2d070e75d6195b5c1');
export const useRequestErasureMutation = bindMutation(RequestErasureDocument, '0bf1c0e2bdd066ed07f96bc18de33d0a8b7048995da6518cbb5a18879a958bba');
export const useCancelErasureMutation = bindMutation(CancelErasureDocument, '8afe3efc1135c21026a2095cedf360338367469f105c6191cfdfd41a736758a5');