/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyBillDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBillDetailsQuery = { myBillDetails: { __typename: 'BillDetails', name: string, taxCode: string | null, address: string | null } | null };


export const MyBillDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBillDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBillDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<MyBillDetailsQuery, MyBillDetailsQueryVariables>;
export const useMyBillDetailsQuery = bindQuery(MyBillDetailsDocument, '17926c9d6517e8e839b1c0863219c8a877aab1cd4537b7fad1a8c7682a1d9cde');