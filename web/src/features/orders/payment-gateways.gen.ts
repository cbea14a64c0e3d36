/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentGatewaysQueryVariables = Exact<{
  amount?: number | null | undefined;
}>;


export type PaymentGatewaysQuery = { paymentGateways: Array<{ __typename: 'GatewayInfo', code: Types.PaymentGateway, name: string, isSimulated: boolean, least: number, most: number, unavailableReason: Types.GatewayRefusal | null }> };


export const PaymentGatewaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentGateways"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Vnd"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentGateways"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSimulated"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"unavailableReason"}}]}}]}}]} as unknown as DocumentNode<PaymentGatewaysQuery, PaymentGatewaysQueryVariables>;
export const usePaymentGatewaysQuery = bindQuery(PaymentGatewaysDocument, '8f8128876ee5fea6d0e8c7269bd396628def3c30c933c86b564a1f64cb7d2e18');