/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PublicFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicFiguresQuery = { publicFigures: { __typename: 'PublicFigures', countedAt: string, courses: number, coursesWithPreview: number, ratingAverage: number | null, ratingCount: number, halfStudiedPercent: number | null, refundedPercent: number | null } };


export const PublicFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"coursesWithPreview"}},{"kind":"Field","name":{"kind":"Name","value":"ratingAverage"}},{"kind":"Field","name":{"kind":"Name","value":"ratingCount"}},{"kind":"Field","name":{"kind":"Name","value":"halfStudiedPercent"}},{"kind":"Field","name":{"kind":"Name","value":"refundedPercent"}}]}}]}}]} as unknown as DocumentNode<PublicFiguresQuery, PublicFiguresQueryVariables>;
export const usePublicFiguresQuery = bindQuery(PublicFiguresDocument, 'd1fd801ab396ce804e1cb100fe0af0198cbd8737c6ff6ca95c89d6bc7da39f6e');