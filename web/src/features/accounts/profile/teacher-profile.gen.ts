/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyTeacherProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type MyTeacherProfileQuery = { myTeacherProfile: { __typename: 'TeacherProfile', id: string, headline: string | null, links: Array<string>, sellerClass: Types.SellerClass, taxId: string | null, isResident: boolean } | null };

export type UpdateTeacherProfileMutationVariables = Exact<{
  input: Types.UpdateTeacherProfileInput;
}>;


export type UpdateTeacherProfileMutation = { updateTeacherProfile: { __typename: 'TeacherProfile', id: string, headline: string | null, links: Array<string>, sellerClass: Types.SellerClass, taxId: string | null, isResident: boolean } };


export const MyTeacherProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyTeacherProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myTeacherProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"sellerClass"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}},{"kind":"Field","name":{"kind":"Name","value":"isResident"}}]}}]}}]} as unknown as DocumentNode<MyTeacherProfileQuery, MyTeacherProfileQueryVariables>;
export const UpdateTeacherProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeacherProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeacherProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeacherProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"sellerClass"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}},{"kind":"Field","name":{"kind":"Name","value":"isResident"}}]}}]}}]} as unknown as DocumentNode<UpdateTeacherProfileMutation, UpdateTeacherProfileMutationVariables>;
export const useMyTeacherProfileQuery = bindQuery(MyTeacherProfileDocument, '7c5cc702acbfa08df2a3ace62f4d21911908c51c15a1495bb5d1139a654d9b9c');
export const useUpdateTeacherProfileMutation = bindMutation(UpdateTeacherProfileDocument, '205f908f41e0bfce7b6b7e7066acc7dfc9c6052e7afcbb3ea54a74192cd5be7b');