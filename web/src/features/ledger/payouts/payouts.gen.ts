/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import { bindFragment } from '../../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PayoutStateFragment = { __typename: 'Payout', id: string, status: Types.PayoutStatus, requestedAt: string, dueFrom: string, approvedAt: string | null, sentAt: string | null, bankReference: string | null, reason: string | null } & { ' $fragmentName'?: 'PayoutStateFragment' };

export type MyPayoutsQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type MyPayoutsQuery = { myPayouts: { __typename: 'PayoutPage', total: number, page: number, limit: number, items: Array<(
      { __typename: 'Payout', id: string, number: string, amount: number, status: Types.PayoutStatus, requestedAt: string, account: { __typename: 'PayoutDestination', id: string, bank: string, lastDigits: string } }
      & { ' $fragmentRefs'?: { 'PayoutStateFragment': PayoutStateFragment } }
    )> } };

export type PayoutTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutTermsQuery = { publicTerms: { __typename: 'PublicTerms', payoutLeast: number, payoutCoolingDays: number, earningsHoldDays: number } };

export type RequestPayoutMutationVariables = Exact<{
  input: Types.RequestPayoutInput;
}>;


export type RequestPayoutMutation = { requestPayout: { __typename: 'Payout', id: string } };

export type WithdrawPayoutMutationVariables = Exact<{
  payoutId: string;
}>;


export type WithdrawPayoutMutation = { withdrawPayout: (
    { __typename: 'Payout', id: string }
    & { ' $fragmentRefs'?: { 'PayoutStateFragment': PayoutStateFragment } }
  ) };

export type SetPayoutAccountMutationVariables = Exact<{
  input: Types.SetPayoutAccountInput;
}>;


export type SetPayoutAccountMutation = { setPayoutAccount: { __typename: 'PayoutDestination', id: string, bank: string, lastDigits: string, holder: string, addedAt: string, usableFrom: string } };

export type UndoPayoutAccountMutationVariables = Exact<{
  accountId: string;
}>;


export type UndoPayoutAccountMutation = { undoPayoutAccount: { __typename: 'UndonePayoutAccount', accountId: string } };

export const PayoutStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayoutState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueFrom"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<PayoutStateFragment, unknown>;
export const MyPayoutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPayouts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPayouts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"lastDigits"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayoutState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayoutState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueFrom"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<MyPayoutsQuery, MyPayoutsQueryVariables>;
export const PayoutTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayoutTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payoutLeast"}},{"kind":"Field","name":{"kind":"Name","value":"payoutCoolingDays"}},{"kind":"Field","name":{"kind":"Name","value":"earningsHoldDays"}}]}}]}}]} as unknown as DocumentNode<PayoutTermsQuery, PayoutTermsQueryVariables>;
export const RequestPayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RequestPayoutMutation, RequestPayoutMutationVariables>;
export const WithdrawPayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payoutId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawPayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"payoutId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payoutId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayoutState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayoutState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Payout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueFrom"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"bankReference"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<WithdrawPayoutMutation, WithdrawPayoutMutationVariables>;
export const SetPayoutAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPayoutAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPayoutAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPayoutAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"lastDigits"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usableFrom"}}]}}]}}]} as unknown as DocumentNode<SetPayoutAccountMutation, SetPayoutAccountMutationVariables>;
export const UndoPayoutAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoPayoutAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoPayoutAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"accountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accountId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}}]}}]} as unknown as DocumentNode<UndoPayoutAccountMutation, UndoPayoutAccountMutationVariables>;
export const useMyPayoutsQuery = bindQuery(MyPayoutsDocument, '253c186467ed60e3402bcdc1d5f67c4f9766351ee2e1ed543ed1334a8628fa7c');
export const usePayoutTermsQuery = bindQuery(PayoutTermsDocument, '60c44cd86ea6dbbbdda08c251d224a7438d62379d8a18a78b51c39521e542a69');
export const useRequestPayoutMutation = bindMutation(RequestPayoutDocument, '09eb470776092bad2cedded8d890b34ef210385994b00580b8c6157bbf103c9e');
export const useWithdrawPayoutMutation = bindMutation(WithdrawPayoutDocument, 'bb3c22bac1f28c7ab865173ebf97467235b2362deac3fe6aae7bbc395fd619ff');
export const useSetPayoutAccountMutation = bindMutation(SetPayoutAccountDocument, '1a6449a41321981cffe4534b695f075535e5e6f6b7f8efefdc2af270cc82a6ef');
export const useUndoPayoutAccountMutation = bindMutation(UndoPayoutAccountDocument, '797efaf341890badfb93d365429396d749b59700fa93b2ac468de3f281e3b931');
export const usePayoutStateFragment = /* @__PURE__ */ bindFragment(PayoutStateFragmentDoc, 'PayoutState');