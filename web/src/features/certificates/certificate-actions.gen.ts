/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CertificateActionsFragment = { __typename: 'Certificate', id: string, serial: string, verifyCode: string, courseTitle: string, issuedAt: string } & { ' $fragmentName'?: 'CertificateActionsFragment' };

export type BadgeOfCertificateQueryVariables = Exact<{ [key: string]: never; }>;


export type BadgeOfCertificateQuery = { myCertificates: Array<{ __typename: 'Certificate', id: string, badge: string | null }> };

export type CreateCertificateDownloadMutationVariables = Exact<{
  certificateId: string;
}>;


export type CreateCertificateDownloadMutation = { createCertificateDownload: { __typename: 'DownloadLink', url: string, expiresAt: string } };

export const CertificateActionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"verifyCode"}},{"kind":"Field","name":{"kind":"Name","value":"courseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}}]}}]} as unknown as DocumentNode<CertificateActionsFragment, unknown>;
export const BadgeOfCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BadgeOfCertificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCertificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}}]}}]}}]} as unknown as DocumentNode<BadgeOfCertificateQuery, BadgeOfCertificateQueryVariables>;
export const CreateCertificateDownloadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCertificateDownload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"certificateId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCertificateDownload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"certificateId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"certificateId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CreateCertificateDownloadMutation, CreateCertificateDownloadMutationVariables>;
export const useBadgeOfCertificateQuery = bindQuery(BadgeOfCertificateDocument, '5bc4ccf6ec0b5cc68da479d0fcc468712901d8a533fff919bf7fd31f12df5ce7');
export const useCreateCertificateDownloadMutation = bindMutation(CreateCertificateDownloadDocument, 'eecc0546073ed3b1261b3570c5215ca7ec4e35b174694490691ffd420f03bc0c');
export const useCertificateActionsFragment = /* @__PURE__ */ bindFragment(CertificateActionsFragmentDoc, 'CertificateActions');