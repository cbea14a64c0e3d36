/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ViewAsQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewAsQuery = { viewAs: { __typename: 'ViewAs', until: string, by: { __typename: 'PublicProfile', id: string, fullName: string } } | null };


export const ViewAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewAs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]}}]} as unknown as DocumentNode<ViewAsQuery, ViewAsQueryVariables>;
export const useViewAsQuery = bindQuery(ViewAsDocument, '21690b322a4311e590504277a6c40383d9500f3d3ebef57c78b027ad579b9eaa');