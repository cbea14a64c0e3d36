/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDeskQuery = { deskQueues: Array<{ __typename: 'DeskQueue', kind: Types.DeskQueueKind, count: number, oldestAt: string | null, nextDueAt: string | null, overdueCount: number, amount: number | null }> };

export type DeskCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskCountsQuery = { deskQueues: Array<{ __typename: 'DeskQueue', kind: Types.DeskQueueKind, count: number }> };


export const AdminDeskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskQueues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueCount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<AdminDeskQuery, AdminDeskQueryVariables>;
export const DeskCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskQueues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<DeskCountsQuery, DeskCountsQueryVariables>;
export const useAdminDeskQuery = bindQuery(AdminDeskDocument, '8e9fafcd5dd715cbf16c3c3b506018b5d6c570e416a883f78496d2d13133430d');
export const useDeskCountsQuery = bindQuery(DeskCountsDocument, '4bc231c1b42eca7ff313035da0fc28b31affda4af0c306c585575a98045fc444');