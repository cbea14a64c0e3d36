/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import { bindFragment } from '../../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConsentRowFragment = { __typename: 'Consent', purpose: Types.ConsentPurpose, title: string, text: string, stops: string, isGiven: boolean, receipt: { __typename: 'ConsentReceipt', id: string, at: string, isGiven: boolean, code: string } | null } & { ' $fragmentName'?: 'ConsentRowFragment' };

export type MyConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyConsentsQuery = { myConsents: Array<(
    { __typename: 'Consent', purpose: Types.ConsentPurpose }
    & { ' $fragmentRefs'?: { 'ConsentRowFragment': ConsentRowFragment } }
  )>, myConsentReceipts: Array<{ __typename: 'ConsentReceipt', id: string, code: string, title: string, isGiven: boolean, at: string, privacyVersion: number }> };

export type OpenConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenConsentsQuery = { myConsents: Array<{ __typename: 'Consent', purpose: Types.ConsentPurpose, receipt: { __typename: 'ConsentReceipt', id: string } | null }> };

export type SetConsentMutationVariables = Exact<{
  input: Types.SetConsentInput;
}>;


export type SetConsentMutation = { setConsent: (
    { __typename: 'Consent', purpose: Types.ConsentPurpose }
    & { ' $fragmentRefs'?: { 'ConsentRowFragment': ConsentRowFragment } }
  ) };

export const ConsentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<ConsentRowFragment, unknown>;
export const MyConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myConsentReceipts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"privacyVersion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<MyConsentsQuery, MyConsentsQueryVariables>;
export const OpenConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<OpenConsentsQuery, OpenConsentsQueryVariables>;
export const SetConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetConsentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Consent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"stops"}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isGiven"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<SetConsentMutation, SetConsentMutationVariables>;
export const useMyConsentsQuery = bindQuery(MyConsentsDocument, 'c9d5a07adf2261ac6f2d3cec2a5e176244a2c70c211b49fa8860dfc266e4c0d2');
export const useOpenConsentsQuery = bindQuery(OpenConsentsDocument, '0020cae90e86e8f8805bbf6ff1380f8d5dd349893f3f8536e2946a04254d819e');
export const useSetConsentMutation = bindMutation(SetConsentDocument, 'bc633dc65e258b884ef8f4c429eca3513aaa2afe4f55ff825f19b4d828eb03b3');
export const useConsentRowFragment = /* @__PURE__ */ bindFragment(ConsentRowFragmentDoc, 'ConsentRow');