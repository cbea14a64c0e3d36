/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SiteModeFieldsFragment = { __typename: 'SiteMode', isAcademy: boolean, requiresCourseReview: boolean, isMembersOnly: boolean, hasCertificateLookup: boolean, signUp: Types.SignUpMode, signUpDomains: Array<string>, version: number } & { ' $fragmentName'?: 'SiteModeFieldsFragment' };

export type SiteModeQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteModeQuery = { siteMode: { __typename: 'SiteMode', isAcademy: boolean, requiresCourseReview: boolean, isMembersOnly: boolean, hasCertificateLookup: boolean, signUp: Types.SignUpMode, signUpDomains: Array<string>, version: number } };

export type SiteModeEffectsQueryVariables = Exact<{
  domains?: Array<string> | string | null | undefined;
}>;


export type SiteModeEffectsQuery = { siteModeEffects: { __typename: 'SiteModeEffects', members: number, publicPages: number, publicOperations: number, openOperations: number, membersOfOtherDomains: number, teachers: number, packages: number, coursesInReview: number } };

export type ChangeSiteModeMutationVariables = Exact<{
  input: Types.ChangeSiteModeInput;
}>;


export type ChangeSiteModeMutation = { changeSiteMode: { __typename: 'SiteMode', isAcademy: boolean, requiresCourseReview: boolean, isMembersOnly: boolean, hasCertificateLookup: boolean, signUp: Types.SignUpMode, signUpDomains: Array<string>, version: number } };

export type SignUpInvitationsQueryVariables = Exact<{
  page: number;
}>;


export type SignUpInvitationsQuery = { signUpInvitations: { __typename: 'SignUpInvitationPage', total: number, items: Array<{ __typename: 'SignUpInvitation', id: string, email: string, sentAt: string, expiresAt: string, isExpired: boolean }> } };

export type InviteToSignUpMutationVariables = Exact<{
  input: Types.InviteToSignUpInput;
}>;


export type InviteToSignUpMutation = { inviteToSignUp: { __typename: 'SentSignUpInvitations', sentCount: number } };

export type WithdrawSignUpInvitationMutationVariables = Exact<{
  input: Types.WithdrawSignUpInvitationInput;
}>;


export type WithdrawSignUpInvitationMutation = { withdrawSignUpInvitation: { __typename: 'WithdrawnSignUpInvitation', invitationId: string } };

export const SiteModeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteModeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteMode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAcademy"}},{"kind":"Field","name":{"kind":"Name","value":"requiresCourseReview"}},{"kind":"Field","name":{"kind":"Name","value":"isMembersOnly"}},{"kind":"Field","name":{"kind":"Name","value":"hasCertificateLookup"}},{"kind":"Field","name":{"kind":"Name","value":"signUp"}},{"kind":"Field","name":{"kind":"Name","value":"signUpDomains"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SiteModeFieldsFragment, unknown>;
export const SiteModeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteMode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteMode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteModeFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteModeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteMode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAcademy"}},{"kind":"Field","name":{"kind":"Name","value":"requiresCourseReview"}},{"kind":"Field","name":{"kind":"Name","value":"isMembersOnly"}},{"kind":"Field","name":{"kind":"Name","value":"hasCertificateLookup"}},{"kind":"Field","name":{"kind":"Name","value":"signUp"}},{"kind":"Field","name":{"kind":"Name","value":"signUpDomains"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SiteModeQuery, SiteModeQueryVariables>;
export const SiteModeEffectsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteModeEffects"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domains"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteModeEffects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domains"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domains"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"publicPages"}},{"kind":"Field","name":{"kind":"Name","value":"publicOperations"}},{"kind":"Field","name":{"kind":"Name","value":"openOperations"}},{"kind":"Field","name":{"kind":"Name","value":"membersOfOtherDomains"}},{"kind":"Field","name":{"kind":"Name","value":"teachers"}},{"kind":"Field","name":{"kind":"Name","value":"packages"}},{"kind":"Field","name":{"kind":"Name","value":"coursesInReview"}}]}}]}}]} as unknown as DocumentNode<SiteModeEffectsQuery, SiteModeEffectsQueryVariables>;
export const ChangeSiteModeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSiteMode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeSiteModeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSiteMode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteModeFields"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteModeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteMode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAcademy"}},{"kind":"Field","name":{"kind":"Name","value":"requiresCourseReview"}},{"kind":"Field","name":{"kind":"Name","value":"isMembersOnly"}},{"kind":"Field","name":{"kind":"Name","value":"hasCertificateLookup"}},{"kind":"Field","name":{"kind":"Name","value":"signUp"}},{"kind":"Field","name":{"kind":"Name","value":"signUpDomains"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ChangeSiteModeMutation, ChangeSiteModeMutationVariables>;
export const SignUpInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignUpInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpInvitationsQuery, SignUpInvitationsQueryVariables>;
export const InviteToSignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteToSignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteToSignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteToSignUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentCount"}}]}}]}}]} as unknown as DocumentNode<InviteToSignUpMutation, InviteToSignUpMutationVariables>;
export const WithdrawSignUpInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawSignUpInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawSignUpInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawSignUpInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationId"}}]}}]}}]} as unknown as DocumentNode<WithdrawSignUpInvitationMutation, WithdrawSignUpInvitationMutationVariables>;
export const useSiteModeQuery = bindQuery(SiteModeDocument, '2a2ffd9a179edc5172257d461ab259caf47ce09dbf09ef66028c77d956ad9fbb');
export const useSiteModeEffectsQuery = bindQuery(SiteModeEffectsDocument, '1f734daddde990b95e71d9930402f628c9e90ec775f34a50e650754f8aaf27dc');
export const useChangeSiteModeMutation = bindMutation(ChangeSiteModeDocument, '65dcff974b06f63a2577dc07b50af002525fbebff02ad666acb16cc373f3bd7b');
export const useSignUpInvitationsQuery = bindQuery(SignUpInvitationsDocument, '6c8df1fae7fe421b0f5badb2b8ff665987d5238b45683793e40226579bdb3516');
export const useInviteToSignUpMutation = bindMutation(InviteToSignUpDocument, '62dfef7d0500f9dd22785b2ecfadf03e9dafe8956c0715e4c278d36f2ede514d');
export const useWithdrawSignUpInvitationMutation = bindMutation(WithdrawSignUpInvitationDocument, '5b713328c23f8962f555bcc35c768ac3ffabae999c8ebb7c29aee3d80bcfc302');
export const useSiteModeFieldsFragment = /* @__PURE__ */ bindFragment(SiteModeFieldsFragmentDoc, 'SiteModeFields');