/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type UnsettledPaymentFragment = { __typename: 'PaymentAttempt', id: string, reference: string, status: Types.PaymentStatus, doubt: Types.PaymentDoubt | null, createdAt: string, answerBy: string | null, order: { __typename: 'Order', id: string, number: string } } & { ' $fragmentName'?: 'UnsettledPaymentFragment' };

export type MyUnsettledPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyUnsettledPaymentsQuery = { myUnsettledPayments: Array<(
    { __typename: 'PaymentAttempt', id: string }
    & { ' $fragmentRefs'?: { 'UnsettledPaymentFragment': UnsettledPaymentFragment } }
  )> };

export const UnsettledPaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnsettledPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"doubt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<UnsettledPaymentFragment, unknown>;
export const MyUnsettledPaymentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyUnsettledPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myUnsettledPayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnsettledPayment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnsettledPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"doubt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<MyUnsettledPaymentsQuery, MyUnsettledPaymentsQueryVariables>;
export const useMyUnsettledPaymentsQuery = bindQuery(MyUnsettledPaymentsDocument, '36e0f53c7567eaf07078a6a72f01d4f1167654daaebe11c122b0fa7a6b97c187');
export const useUnsettledPaymentFragment = /* @__PURE__ */ bindFragment(UnsettledPaymentFragmentDoc, 'UnsettledPayment');