/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WaitingForTeacherQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingForTeacherQuery = { waitingForTeacher: { __typename: 'WaitingForTeacher', questions: number, toMark: number } };


export const WaitingForTeacherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingForTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingForTeacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"toMark"}}]}}]}}]} as unknown as DocumentNode<WaitingForTeacherQuery, WaitingForTeacherQueryVariables>;
export const useWaitingForTeacherQuery = bindQuery(WaitingForTeacherDocument, '87174ebffb14aacd73483218fb23219b7c7060abe4ff2a80ca4c10855ca708fb');