/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StudioQuotaQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioQuotaQuery = { courseQuota: { __typename: 'CourseQuota', limit: number | null, used: number, reserved: number, packageCode: Types.PackageCode | null } };


export const StudioQuotaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudioQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseQuota"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"packageCode"}}]}}]}}]} as unknown as DocumentNode<StudioQuotaQuery, StudioQuotaQueryVariables>;
export const useStudioQuotaQuery = bindQuery(StudioQuotaDocument, 'd075021a3aaa305d9475813c31f261e34a67eefe268520e96709b408b74bc40c');