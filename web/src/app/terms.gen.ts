/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import { bindQuery } from '../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PublicTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicTermsQuery = { publicTerms: { __typename: 'PublicTerms', brand: string, hasCertificateLookup: boolean, isAcademy: boolean, isMembersOnly: boolean, refundDays: number, refundMostPercent: number, signUp: Types.SignUpMode, signUpDomains: string, submitLessons: number, submitMinutes: number, submitWords: number } };


export const PublicTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"hasCertificateLookup"}},{"kind":"Field","name":{"kind":"Name","value":"isAcademy"}},{"kind":"Field","name":{"kind":"Name","value":"isMembersOnly"}},{"kind":"Field","name":{"kind":"Name","value":"refundDays"}},{"kind":"Field","name":{"kind":"Name","value":"refundMostPercent"}},{"kind":"Field","name":{"kind":"Name","value":"signUp"}},{"kind":"Field","name":{"kind":"Name","value":"signUpDomains"}},{"kind":"Field","name":{"kind":"Name","value":"submitLessons"}},{"kind":"Field","name":{"kind":"Name","value":"submitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"submitWords"}}]}}]}}]} as unknown as DocumentNode<PublicTermsQuery, PublicTermsQueryVariables>;
export const usePublicTermsQuery = bindQuery(PublicTermsDocument, '94ee4e793a4ac7389148d8c7a3a549e4d83bb29b937db29674a43622b68fe4dc');