/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { CertificateActionsFragment } from './certificate-actions.gen.ts';
import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VerifyCertificateQueryVariables = Exact<{
  code: string;
}>;


export type VerifyCertificateQuery = { verifiedCertificate: { __typename: 'VerifiedCertificate', verifyCode: string, shareImageUrl: string, serial: string, studentName: string, courseTitle: string, teacherName: string, lessonCount: number, studyMinutes: number, score: number | null, status: Types.CertificateStatus, issuedAt: string, revokedAt: string | null, checkedAt: string, course: { __typename: 'Course', id: string, slug: string, tags: Array<string> } | null } | null };

export type OwnCertificatesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCertificatesQuery = { myCertificates: Array<(
    { __typename: 'Certificate', id: string, verifyCode: string }
    & { ' $fragmentRefs'?: { 'CertificateActionsFragment': CertificateActionsFragment } }
  )> };


export const VerifyCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifiedCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyCode"}},{"kind":"Field","name":{"kind":"Name","value":"shareImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"courseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"teacherName"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"studyMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyCertificateQuery, VerifyCertificateQueryVariables>;
export const OwnCertificatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCertificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCertificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verifyCode"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateActions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateActions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"verifyCode"}},{"kind":"Field","name":{"kind":"Name","value":"courseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}}]}}]} as unknown as DocumentNode<OwnCertificatesQuery, OwnCertificatesQueryVariables>;
export const useVerifyCertificateQuery = bindQuery(VerifyCertificateDocument, '62a0fe620a6555638b105e0a638bc3f913a6ade91ac4831bda96c6d7e901d9db');
export const useOwnCertificatesQuery = bindQuery(OwnCertificatesDocument, 'f80efa147aee654debe0bfe796060c71b69de589bdbbbdaa304fcefa2a1df5f6');