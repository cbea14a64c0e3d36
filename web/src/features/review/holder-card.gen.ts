/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HolderCardFragment = { __typename: 'CourseReview', id: string, assignee: { __typename: 'PublicProfile', id: string, fullName: string } | null, possibleReviewers: Array<{ __typename: 'PublicProfile', id: string, fullName: string }> | null } & { ' $fragmentName'?: 'HolderCardFragment' };

export type AssignReviewMutationVariables = Exact<{
  input: Types.AssignReviewInput;
}>;


export type AssignReviewMutation = { assignReview: (
    { __typename: 'CourseReview' }
    & { ' $fragmentRefs'?: { 'HolderCardFragment': HolderCardFragment } }
  ) };

export const HolderCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"possibleReviewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode<HolderCardFragment, unknown>;
export const AssignReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HolderCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HolderCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"possibleReviewers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode<AssignReviewMutation, AssignReviewMutationVariables>;
export const useAssignReviewMutation = bindMutation(AssignReviewDocument, 'c4598255e91454f732d46f884a42d09d8546a6d7b3b5e96544c98c4effb08eca');
export const useHolderCardFragment = /* @__PURE__ */ bindFragment(HolderCardFragmentDoc, 'HolderCard');