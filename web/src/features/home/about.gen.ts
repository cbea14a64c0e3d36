/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AboutTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutTermsQuery = { publicTerms: { __typename: 'PublicTerms', backupDays: number } };


export const AboutTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backupDays"}}]}}]}}]} as unknown as DocumentNode<AboutTermsQuery, AboutTermsQueryVariables>;
export const useAboutTermsQuery = bindQuery(AboutTermsDocument, '5a9629c90aa273ce05e6b37884d08b6ac36e5a2df1751a45119e8ce86a39e42b');