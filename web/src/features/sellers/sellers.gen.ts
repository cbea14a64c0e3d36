/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnSellerIdentityFragment = { __typename: 'SellerIdentity', id: string, status: Types.SellerStatus, legalName: string, address: string | null, paperKind: Types.SellerPaperKind, paperLastDigits: string, submittedAt: string, rejection: string | null } & { ' $fragmentName'?: 'OwnSellerIdentityFragment' };

export type MySellerIdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type MySellerIdentityQuery = { mySellerIdentity: (
    { __typename: 'SellerIdentity', id: string }
    & { ' $fragmentRefs'?: { 'OwnSellerIdentityFragment': OwnSellerIdentityFragment } }
  ) | null };

export type SubmitSellerIdentityMutationVariables = Exact<{
  input: Types.SubmitSellerIdentityInput;
}>;


export type SubmitSellerIdentityMutation = { submitSellerIdentity: (
    { __typename: 'SellerIdentity', id: string }
    & { ' $fragmentRefs'?: { 'OwnSellerIdentityFragment': OwnSellerIdentityFragment } }
  ) };

export type SellerIdentitiesQueryVariables = Exact<{
  status?: Types.SellerStatus | null | undefined;
  page: number;
  limit: number;
}>;


export type SellerIdentitiesQuery = { sellerIdentities: { __typename: 'SellerIdentityPage', total: number, page: number, limit: number, items: Array<{ __typename: 'SellerIdentity', id: string, status: Types.SellerStatus, personId: string, personName: string, legalName: string, address: string | null, sellerClass: Types.SellerClass, taxCode: string | null, isResident: boolean, paperKind: Types.SellerPaperKind, paperLastDigits: string, submittedAt: string, decidedByName: string | null, decidedAt: string | null, rejection: string | null }> } };

export type ReadSellerEvidenceMutationVariables = Exact<{
  sellerId: string;
}>;


export type ReadSellerEvidenceMutation = { readSellerEvidence: { __typename: 'SellerEvidenceContent', paperNumber: string, files: Array<{ __typename: 'SellerEvidenceFile', id: string, name: string, url: string }> } };

export type VerifySellerMutationVariables = Exact<{
  input: Types.VerifySellerInput;
}>;


export type VerifySellerMutation = { verifySeller: { __typename: 'SellerIdentity', id: string, status: Types.SellerStatus, decidedByName: string | null, decidedAt: string | null } };

export type RejectSellerMutationVariables = Exact<{
  input: Types.RejectSellerInput;
}>;


export type RejectSellerMutation = { rejectSeller: { __typename: 'SellerIdentity', id: string, status: Types.SellerStatus, decidedByName: string | null, decidedAt: string | null, rejection: string | null } };

export const OwnSellerIdentityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSellerIdentity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerIdentity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"paperKind"}},{"kind":"Field","name":{"kind":"Name","value":"paperLastDigits"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"}}]}}]} as unknown as DocumentNode<OwnSellerIdentityFragment, unknown>;
export const MySellerIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySellerIdentity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySellerIdentity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSellerIdentity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSellerIdentity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerIdentity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"paperKind"}},{"kind":"Field","name":{"kind":"Name","value":"paperLastDigits"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"}}]}}]} as unknown as DocumentNode<MySellerIdentityQuery, MySellerIdentityQueryVariables>;
export const SubmitSellerIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitSellerIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitSellerIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitSellerIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnSellerIdentity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnSellerIdentity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerIdentity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"paperKind"}},{"kind":"Field","name":{"kind":"Name","value":"paperLastDigits"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"}}]}}]} as unknown as DocumentNode<SubmitSellerIdentityMutation, SubmitSellerIdentityMutationVariables>;
export const SellerIdentitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerIdentities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerIdentities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"sellerClass"}},{"kind":"Field","name":{"kind":"Name","value":"taxCode"}},{"kind":"Field","name":{"kind":"Name","value":"isResident"}},{"kind":"Field","name":{"kind":"Name","value":"paperKind"}},{"kind":"Field","name":{"kind":"Name","value":"paperLastDigits"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<SellerIdentitiesQuery, SellerIdentitiesQueryVariables>;
export const ReadSellerEvidenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadSellerEvidence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readSellerEvidence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sellerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paperNumber"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<ReadSellerEvidenceMutation, ReadSellerEvidenceMutationVariables>;
export const VerifySellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifySeller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifySellerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifySeller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]}}]} as unknown as DocumentNode<VerifySellerMutation, VerifySellerMutationVariables>;
export const RejectSellerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectSeller"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectSellerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectSeller"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rejection"}}]}}]}}]} as unknown as DocumentNode<RejectSellerMutation, RejectSellerMutationVariables>;
export const useMySellerIdentityQuery = bindQuery(MySellerIdentityDocument, 'ad3aba3469c1a297e115be5a19c92838feee2d8fac897a09ef3129a8c42299eb');
export const useSubmitSellerIdentityMutation = bindMutation(SubmitSellerIdentityDocument, 'bca6a129847551fa633b580e57ef136e70d1c3d64c9872596221729c24020e1b');
export const useSellerIdentitiesQuery = bindQuery(SellerIdentitiesDocument, '75ff63acfcf32e7b536b242d2d401f51c48822d553884da230266228aacdb8c2');
export const useReadSellerEvidenceMutation = bindMutation(ReadSellerEvidenceDocument, 'a2ef74c471fc4dea0aebebddbc6959a9f2ab6767fcdd6f7ec5ff391c5840dbf3');
export const useVerifySellerMutation = bindMutation(VerifySellerDocument, '234bca49fb309dfabdafe98bb75766c6af7cccb7082fc64cd7498e52d6159186');
export const useRejectSellerMutation = bindMutation(RejectSellerDocument, 'b9859ecb9f38484516b44dcf58a7737922f3bc59921559df000bbae0ce180e1f');
export const useOwnSellerIdentityFragment = /* @__PURE__ */ bindFragment(OwnSellerIdentityFragmentDoc, 'OwnSellerIdentity');