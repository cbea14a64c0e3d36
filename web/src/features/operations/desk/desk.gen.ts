/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDeskQuery = { deskQueues: Array<{ __typename: 'DeskQueue', kind: Types.DeskQueueKind, count: number, oldestAt: string | null, nextDueAt: string | null, overdueCount: number, amount: number | null }> };

export type AdminDeskFiguresQueryVariables = Exact<{
  withMoney: boolean;
  withPeople: boolean;
}>;


export type AdminDeskFiguresQuery = { revenue?: Array<{ __typename: 'RevenueDay', day: string, sales: number, paid: number, teachers: number, platform: number, taxes: number, givenBack: number }>, active?: { __typename: 'ActivePeople', people: number, peopleBefore: number, byDay: Array<number> }, deskFailures: Array<{ __typename: 'DeskFailure', kind: Types.DeskFailureKind, count: number, outOf: number | null, latestAt: string | null }> };

export type DeskCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskCountsQuery = { deskQueues: Array<{ __typename: 'DeskQueue', kind: Types.DeskQueueKind, count: number }> };


export const AdminDeskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskQueues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"overdueCount"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<AdminDeskQuery, AdminDeskQueryVariables>;
export const AdminDeskFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminDeskFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withMoney"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withPeople"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"revenue"},"name":{"kind":"Name","value":"revenueByDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"IntValue","value":"60"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withMoney"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"sales"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"teachers"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"taxes"}},{"kind":"Field","name":{"kind":"Name","value":"givenBack"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"active"},"name":{"kind":"Name","value":"activePeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"IntValue","value":"30"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withPeople"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"peopleBefore"}},{"kind":"Field","name":{"kind":"Name","value":"byDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deskFailures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"outOf"}},{"kind":"Field","name":{"kind":"Name","value":"latestAt"}}]}}]}}]} as unknown as DocumentNode<AdminDeskFiguresQuery, AdminDeskFiguresQueryVariables>;
export const DeskCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskQueues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<DeskCountsQuery, DeskCountsQueryVariables>;
export const useAdminDeskQuery = bindQuery(AdminDeskDocument, '8e9fafcd5dd715cbf16c3c3b506018b5d6c570e416a883f78496d2d13133430d');
export const useAdminDeskFiguresQuery = bindQuery(AdminDeskFiguresDocument, 'f8a7dd03ad16f511821b8ca23dfa435be7081050c3a105401cf39a26f4fc6ed7');
export const useDeskCountsQuery = bindQuery(DeskCountsDocument, '4bc231c1b42eca7ff313035da0fc28b31affda4af0c306c585575a98045fc444');