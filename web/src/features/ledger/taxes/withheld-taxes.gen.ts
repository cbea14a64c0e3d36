/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyWithheldTaxesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyWithheldTaxesQuery = { myWithholding: { __typename: 'OwnWithholding', isResident: boolean, vatBp: number, pitBp: number } | null, myWithheldTaxes: Array<{ __typename: 'WithheldTax', id: string, month: string, gross: number, vatWithheld: number, pitWithheld: number, refunded: number, vatBack: number, pitBack: number }> };

export type DownloadMyTaxCertificateMutationVariables = Exact<{
  input: Types.DownloadMyTaxCertificateInput;
}>;


export type DownloadMyTaxCertificateMutation = { downloadMyTaxCertificate: { __typename: 'DownloadLink', url: string } };

export type WithheldTaxMonthsQueryVariables = Exact<{ [key: string]: never; }>;


export type WithheldTaxMonthsQuery = { withheldTaxMonths: Array<{ __typename: 'WithheldTaxMonth', month: string, sellers: number, gross: number, vatWithheld: number, pitWithheld: number, refunded: number, vatBack: number, pitBack: number }> };

export type WithheldTaxesQueryVariables = Exact<{
  month: string;
  page: number;
  limit: number;
}>;


export type WithheldTaxesQuery = { withheldTaxes: { __typename: 'WithheldTaxPage', total: number, page: number, limit: number, items: Array<{ __typename: 'WithheldTax', id: string, teacherId: string, name: string, taxCode: string | null, sellerClass: Types.SellerClass | null, isResident: boolean, gross: number, vatWithheld: number, pitWithheld: number, refunded: number, vatBack: number, pitBack: number }> } };

export type DownloadTaxCertificateMutationVariables = Exact<{
  input: Types.DownloadTaxCertificateInput;
}>;


export type DownloadTaxCertificateMutation = { downloadTaxCertificate: { __typename: 'DownloadLink', url: string } };

export type ExportTaxReturnMutationVariables = Exact<{
  input: Types.ExportTaxReturnInput;
}>;


export type ExportTaxReturnMutation = { exportTaxReturn: { __typename: 'DownloadLink', url: string, spreadsheetUrl: string | null } };


export const MyWithheldTaxesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyWithheldTaxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myWithholding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isResident"}},{"kind":"Field","name":{"kind":"Name","value":"vatBp"}},{"kind":"Field","name":{"kind":"Name","value":"pitBp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myWithheldTaxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"vatWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"pitWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"vatBack"}},{"kind":"Field","name":{"kind":"Name","value":"pitBack"}}]}}]}}]} as unknown as DocumentNode<MyWithheldTaxesQuery, MyWithheldTaxesQueryVariables>;
export const DownloadMyTaxCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DownloadMyTaxCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DownloadMyTaxCertificateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadMyTaxCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<DownloadMyTaxCertificateMutation, DownloadMyTaxCertificateMutationVariables>;
export const WithheldTaxMonthsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithheldTaxMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withheldTaxMonths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"sellers"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"vatWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"pitWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"vatBack"}},{"kind":"Field","name":{"kind":"Name","value":"pitBack"}}]}}]}}]} as unknown as DocumentNode<WithheldTaxMonthsQuery, WithheldTaxMonthsQueryVariables>;
export const WithheldTaxesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithheldTaxes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withheldTaxes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"teacherId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxCode"}},{"kind":"Field","name":{"kind":"Name","value":"sellerClass"}},{"kind":"Field","name":{"kind":"Name","value":"isResident"}},{"kind":"Field","name":{"kind":"Name","value":"gross"}},{"kind":"Field","name":{"kind":"Name","value":"vatWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"pitWithheld"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"}},{"kind":"Field","name":{"kind":"Name","value":"vatBack"}},{"kind":"Field","name":{"kind":"Name","value":"pitBack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<WithheldTaxesQuery, WithheldTaxesQueryVariables>;
export const DownloadTaxCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DownloadTaxCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DownloadTaxCertificateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"downloadTaxCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<DownloadTaxCertificateMutation, DownloadTaxCertificateMutationVariables>;
export const ExportTaxReturnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportTaxReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportTaxReturnInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportTaxReturn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"spreadsheetUrl"}}]}}]}}]} as unknown as DocumentNode<ExportTaxReturnMutation, ExportTaxReturnMutationVariables>;
export const useMyWithheldTaxesQuery = bindQuery(MyWithheldTaxesDocument, '591efbf5c2f5fd1f5a793234d09f2e629cde9a96157e7f5d1723bc33ba424e76');
export const useDownloadMyTaxCertificateMutation = bindMutation(DownloadMyTaxCertificateDocument, 'f82fb006c599c2a796b490c5c701abfb15138a3ae66cb8ebbf9daad03e7e0784');
export const useWithheldTaxMonthsQuery = bindQuery(WithheldTaxMonthsDocument, '13fb373f711352392499c4c655258460228737372709b7af277373eab0d2986f');
export const useWithheldTaxesQuery = bindQuery(WithheldTaxesDocument, '925e4944e48a023b5f7c9d8664bfea454346b1ca1b9163c595779b48607f72e7');
export const useDownloadTaxCertificateMutation = bindMutation(DownloadTaxCertificateDocument, '09d7e20d01fbfe01273587ec6e1e6e571a8b0b67051256ef403130054e2f0e30');
export const useExportTaxReturnMutation = bindMutation(ExportTaxReturnDocument, 'da429e60eb97d45731f7c474e402d65de204e9b43e887c8494b0f0c2fbc33c8a');