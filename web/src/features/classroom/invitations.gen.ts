/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClassCodeFragment = { __typename: 'Course', id: string, classCode: { __typename: 'ClassCode', code: string, isOn: boolean, joinedCount: number } | null } & { ' $fragmentName'?: 'ClassCodeFragment' };

export type ClassSeatsQueryVariables = Exact<{
  courseId: string;
  id: string;
}>;


export type ClassSeatsQuery = { courseInvitations: { __typename: 'CourseInvitationPage', total: number, items: Array<{ __typename: 'CourseInvitation', id: string, email: string, sentAt: string, expiresAt: string, mayRemind: boolean }> }, course: (
    { __typename: 'Course', id: string, status: Types.CourseStatus }
    & { ' $fragmentRefs'?: { 'ClassCodeFragment': ClassCodeFragment } }
  ) | null };

export type RemindCourseInvitationsMutationVariables = Exact<{
  input: Types.RemindCourseInvitationsInput;
}>;


export type RemindCourseInvitationsMutation = { remindCourseInvitations: { __typename: 'RemindedInvitations', sentCount: number } };

export type WithdrawCourseInvitationMutationVariables = Exact<{
  invitationId: string;
}>;


export type WithdrawCourseInvitationMutation = { withdrawCourseInvitation: { __typename: 'Course', id: string } };

export type SetClassCodeMutationVariables = Exact<{
  input: Types.SetClassCodeInput;
}>;


export type SetClassCodeMutation = { setClassCode: (
    { __typename: 'Course' }
    & { ' $fragmentRefs'?: { 'ClassCodeFragment': ClassCodeFragment } }
  ) };

export const ClassCodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"classCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}}]}}]}}]} as unknown as DocumentNode<ClassCodeFragment, unknown>;
export const ClassSeatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassSeats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayRemind"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idOrSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"classCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}}]}}]}}]} as unknown as DocumentNode<ClassSeatsQuery, ClassSeatsQueryVariables>;
export const RemindCourseInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindCourseInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemindCourseInvitationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindCourseInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentCount"}}]}}]}}]} as unknown as DocumentNode<RemindCourseInvitationsMutation, RemindCourseInvitationsMutationVariables>;
export const WithdrawCourseInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawCourseInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawCourseInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"invitationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invitationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WithdrawCourseInvitationMutation, WithdrawCourseInvitationMutationVariables>;
export const SetClassCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetClassCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetClassCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setClassCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"classCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"joinedCount"}}]}}]}}]} as unknown as DocumentNode<SetClassCodeMutation, SetClassCodeMutationVariables>;
export const useClassSeatsQuery = bindQuery(ClassSeatsDocument, '3efce0c02f6b33a80c6d58ba473fdd2204ffc18ed9f8a47c303e336c451b6c98');
export const useRemindCourseInvitationsMutation = bindMutation(RemindCourseInvitationsDocument, '1be407b6f327d80febd6f7c6776fb8b97c886a736ac251cf15b62438b5a6a545');
export const useWithdrawCourseInvitationMutation = bindMutation(WithdrawCourseInvitationDocument, '58e5047e97e6d1bc2bcc726ec39d6d0b3d7d251afde12346d3fb5409ad612add');
export const useSetClassCodeMutation = bindMutation(SetClassCodeDocument, 'cdcbcd85b16b8b6dff87754271e0c61c7aacda5f00742af4531945bef8804b8b');
export const useClassCodeFragment = /* @__PURE__ */ bindFragment(ClassCodeFragmentDoc, 'ClassCode');