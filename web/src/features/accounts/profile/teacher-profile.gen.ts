/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import { bindFragment } from '../../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TeacherProfileFormFragment = { __typename: 'TeacherProfile', id: string, headline: string | null, links: Array<string>, sellerClass: Types.SellerClass, taxId: string | null } & { ' $fragmentName'?: 'TeacherProfileFormFragment' };

export type MyTeacherProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type MyTeacherProfileQuery = { myTeacherProfile: { __typename: 'TeacherProfile', id: string, headline: string | null, links: Array<string>, sellerClass: Types.SellerClass, taxId: string | null } | null };

export type UpdateTeacherProfileMutationVariables = Exact<{
  input: Types.UpdateTeacherProfileInput;
}>;


export type UpdateTeacherProfileMutation = { updateTeacherProfile: { __typename: 'TeacherProfile', id: string, headline: string | null, links: Array<string>, sellerClass: Types.SellerClass, taxId: string | null } };

export const TeacherProfileFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"sellerClass"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}}]}}]} as unknown as DocumentNode<TeacherProfileFormFragment, unknown>;
export const MyTeacherProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyTeacherProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myTeacherProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherProfileForm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"sellerClass"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}}]}}]} as unknown as DocumentNode<MyTeacherProfileQuery, MyTeacherProfileQueryVariables>;
export const UpdateTeacherProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeacherProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeacherProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeacherProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeacherProfileForm"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeacherProfileForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeacherProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"sellerClass"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}}]}}]} as unknown as DocumentNode<UpdateTeacherProfileMutation, UpdateTeacherProfileMutationVariables>;
export const useMyTeacherProfileQuery = bindQuery(MyTeacherProfileDocument, 'c48fb518c3d173e7c260c7e9cf20cbb4a4ef153101c55e42e319630772bb0fe4');
export const useUpdateTeacherProfileMutation = bindMutation(UpdateTeacherProfileDocument, '6132b9d369c08664d46fe5ec4767afbdd03071de153a906e1f85f9b9ae5030aa');
export const useTeacherProfileFormFragment = /* @__PURE__ */ bindFragment(TeacherProfileFormFragmentDoc, 'TeacherProfileForm');