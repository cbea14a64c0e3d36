/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CertificatePanelFragment = { __typename: 'Course', id: string, certificateEnabled: boolean } & { ' $fragmentName'?: 'CertificatePanelFragment' };

export type SwitchCertificatesMutationVariables = Exact<{
  input: Types.SwitchCertificatesInput;
}>;


export type SwitchCertificatesMutation = { switchCertificates: (
    { __typename: 'Course' }
    & { ' $fragmentRefs'?: { 'CertificatePanelFragment': CertificatePanelFragment } }
  ) };

export type CertificateFiguresQueryVariables = Exact<{
  courseId: string;
}>;


export type CertificateFiguresQuery = { course: { __typename: 'Course', id: string, certificateFigures: { __typename: 'CertificateFigures', issued: number, waiting: number, studying: number } | null } | null };

export const CertificatePanelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificatePanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"certificateEnabled"}}]}}]} as unknown as DocumentNode<CertificatePanelFragment, unknown>;
export const SwitchCertificatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SwitchCertificates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SwitchCertificatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"switchCertificates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificatePanel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificatePanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"certificateEnabled"}}]}}]} as unknown as DocumentNode<SwitchCertificatesMutation, SwitchCertificatesMutationVariables>;
export const CertificateFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CertificateFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idOrSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"certificateFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issued"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"studying"}}]}}]}}]}}]} as unknown as DocumentNode<CertificateFiguresQuery, CertificateFiguresQueryVariables>;
export const useSwitchCertificatesMutation = bindMutation(SwitchCertificatesDocument, '5b5b787e2b168e9d8680edeeea656a55fa96430e35ed9c942c77bc55d8c525c1');
export const useCertificateFiguresQuery = bindQuery(CertificateFiguresDocument, '6caa07eab0417e17c16bf86a782d9f4393a860f2f1dccadfe2a76324898a17c6');
export const useCertificatePanelFragment = /* @__PURE__ */ bindFragment(CertificatePanelFragmentDoc, 'CertificatePanel');