/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TaughtRefundCountQueryVariables = Exact<{ [key: string]: never; }>;


export type TaughtRefundCountQuery = { refundsOfMyCourses: { __typename: 'RefundPage', total: number } };


export const TaughtRefundCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaughtRefundCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundsOfMyCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"EnumValue","value":"WAITING_FOR_TEACHER"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<TaughtRefundCountQuery, TaughtRefundCountQueryVariables>;
export const useTaughtRefundCountQuery = bindQuery(TaughtRefundCountDocument, '01dd40dc24bada85e6c1f5ecdc2c226cb5ae0e24a4065f49fd7a7fb9ed87fcd4');