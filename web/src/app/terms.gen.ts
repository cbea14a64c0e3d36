/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import { bindQuery } from '../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PublicTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicTermsQuery = { publicTerms: { __typename: 'PublicTerms', brand: string, refundDays: number, refundMostPercent: number, submitLessons: number, submitMinutes: number, submitWords: number } };


export const PublicTermsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"refundDays"}},{"kind":"Field","name":{"kind":"Name","value":"refundMostPercent"}},{"kind":"Field","name":{"kind":"Name","value":"submitLessons"}},{"kind":"Field","name":{"kind":"Name","value":"submitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"submitWords"}}]}}]}}]} as unknown as DocumentNode<PublicTermsQuery, PublicTermsQueryVariables>;
export const usePublicTermsQuery = bindQuery(PublicTermsDocument, '063d27221d236f9e0feede4839976b7ad2687bd315460ffed454f243be98d7c3');