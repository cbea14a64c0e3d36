/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TaxRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type TaxRatesQuery = { serviceVatRates: Array<{ __typename: 'ServiceVatRate', id: string, validFrom: string, vat: Types.VatTreatment, beginsFeeInvoices: boolean, confirmedBy: string | null, confirmedAt: string | null }>, withholdingRates: Array<{ __typename: 'WithholdingRate', id: string, validFrom: string, sellerClass: Types.SellerClass, vatBp: number, pitBp: number, nonResidentVatBp: number | null, nonResidentPitBp: number | null, confirmedBy: string | null, confirmedAt: string | null }> };

export type SetServiceVatMutationVariables = Exact<{
  input: Types.SetServiceVatInput;
}>;


export type SetServiceVatMutation = { setServiceVat: { __typename: 'ServiceVatRate', id: string } };

export type ConfirmServiceVatMutationVariables = Exact<{
  input: Types.ConfirmServiceVatInput;
}>;


export type ConfirmServiceVatMutation = { confirmServiceVat: { __typename: 'ServiceVatRate', id: string, confirmedBy: string | null, confirmedAt: string | null } };

export type SetWithholdingRatesMutationVariables = Exact<{
  input: Types.SetWithholdingRatesInput;
}>;


export type SetWithholdingRatesMutation = { setWithholdingRates: { __typename: 'SetWithholdingRatesPayload', startsOn: string } };

export type ConfirmWithholdingRateMutationVariables = Exact<{
  input: Types.ConfirmWithholdingRateInput;
}>;


export type ConfirmWithholdingRateMutation = { confirmWithholdingRate: { __typename: 'WithholdingRate', id: string, confirmedBy: string | null, confirmedAt: string | null } };


export const TaxRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaxRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceVatRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"vat"}},{"kind":"Field","name":{"kind":"Name","value":"beginsFeeInvoices"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withholdingRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"sellerClass"}},{"kind":"Field","name":{"kind":"Name","value":"vatBp"}},{"kind":"Field","name":{"kind":"Name","value":"pitBp"}},{"kind":"Field","name":{"kind":"Name","value":"nonResidentVatBp"}},{"kind":"Field","name":{"kind":"Name","value":"nonResidentPitBp"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}]} as unknown as DocumentNode<TaxRatesQuery, TaxRatesQueryVariables>;
export const SetServiceVatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetServiceVat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetServiceVatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setServiceVat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SetServiceVatMutation, SetServiceVatMutationVariables>;
export const ConfirmServiceVatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmServiceVat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmServiceVatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmServiceVat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmServiceVatMutation, ConfirmServiceVatMutationVariables>;
export const SetWithholdingRatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetWithholdingRates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetWithholdingRatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWithholdingRates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}}]}}]}}]} as unknown as DocumentNode<SetWithholdingRatesMutation, SetWithholdingRatesMutationVariables>;
export const ConfirmWithholdingRateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmWithholdingRate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmWithholdingRateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmWithholdingRate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmWithholdingRateMutation, ConfirmWithholdingRateMutationVariables>;
export const useTaxRatesQuery = bindQuery(TaxRatesDocument, '30408a1651aec1bc0f32150ef474c7ff7798366eedb9bb19b7ba83a73fe75804');
export const useSetServiceVatMutation = bindMutation(SetServiceVatDocument, 'a89def06a3639259277aff0749a915a46f1aa0d0274428c9cd8e6b2286dc70d6');
export const useConfirmServiceVatMutation = bindMutation(ConfirmServiceVatDocument, 'ce7fb2af568125e7cd057003a1daee349d07c4a143473b3eb753ae25d2c8beec');
export const useSetWithholdingRatesMutation = bindMutation(SetWithholdingRatesDocument, '7fb127b5ad2fefec34b552334b1942d719421d03e774317f9757eb4d9eb8f8d7');
export const useConfirmWithholdingRateMutation = bindMutation(ConfirmWithholdingRateDocument, '2bb06136c2c45ebb9df4d15b2d065165ac854ddd29b8bd32a98acd34f478b2f2');