/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AttemptFieldsFragment = { __typename: 'PaymentAttempt', id: string, reference: string, gateway: Types.PaymentGateway, status: Types.PaymentStatus, amount: number, createdAt: string, expiresAt: string, payUrl: string | null, failureCode: string | null, doubt: Types.PaymentDoubt | null, received: number | null, answerBy: string | null, nextQueryAt: string | null, decidedBy: string | null } & { ' $fragmentName'?: 'AttemptFieldsFragment' };

export type PaymentGatewaysQueryVariables = Exact<{
  amount?: number | null | undefined;
}>;


export type PaymentGatewaysQuery = { paymentGateways: Array<{ __typename: 'GatewayInfo', code: Types.PaymentGateway, name: string, isSimulated: boolean, least: number, most: number, unavailableReason: Types.GatewayRefusal | null }> };

export const AttemptFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttemptFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"payUrl"}},{"kind":"Field","name":{"kind":"Name","value":"failureCode"}},{"kind":"Field","name":{"kind":"Name","value":"doubt"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"nextQueryAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}}]}}]} as unknown as DocumentNode<AttemptFieldsFragment, unknown>;
export const PaymentGatewaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentGateways"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Vnd"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentGateways"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isSimulated"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"most"}},{"kind":"Field","name":{"kind":"Name","value":"unavailableReason"}}]}}]}}]} as unknown as DocumentNode<PaymentGatewaysQuery, PaymentGatewaysQueryVariables>;
export const usePaymentGatewaysQuery = bindQuery(PaymentGatewaysDocument, '8f8128876ee5fea6d0e8c7269bd396628def3c30c933c86b564a1f64cb7d2e18');
export const useAttemptFieldsFragment = /* @__PURE__ */ bindFragment(AttemptFieldsFragmentDoc, 'AttemptFields');