/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.gen.ts';

import type { RestDocument } from '../../document.ts';
export type NewSessionFragment = { readonly accessToken: string, readonly refreshToken: string, readonly user: { readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> } };

export type GoogleLinkFragment = { readonly googleEmail: string | null, readonly googleLinkedAt: string | null };

export type RestRegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RestRegisterMutation = { readonly session: { readonly accessToken: string, readonly refreshToken: string, readonly user: { readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> } } };

export type RestLoginMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type RestLoginMutation = { readonly session: { readonly accessToken: string, readonly refreshToken: string, readonly user: { readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> } } };

export type RestRefreshMutationVariables = Exact<{
  input: Types.RefreshSessionInput;
}>;


export type RestRefreshMutation = { readonly refreshSession: { readonly accessToken: string, readonly refreshToken: string } };

export type RestLogoutMutationVariables = Exact<{
  input: Types.SignOutInput;
}>;


export type RestLogoutMutation = { readonly signOut: { readonly endedCount: number } };

export type RestMeQueryVariables = Exact<{ [key: string]: never; }>;


export type RestMeQuery = { readonly me: { readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> } };

export type RestTokenStateQueryVariables = Exact<{
  token: string;
}>;


export type RestTokenStateQuery = { readonly tokenState: { readonly valid: boolean, readonly expiresAt: string | null } };

export type RestForgotPasswordMutationVariables = Exact<{
  input: Types.RequestPasswordResetInput;
}>;


export type RestForgotPasswordMutation = { readonly requestPasswordReset: { readonly accepted: boolean } };

export type RestResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type RestResetPasswordMutation = { readonly resetPassword: { readonly endedCount: number } };

export type RestChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type RestChangePasswordMutation = { readonly changePassword: { readonly hasPassword: boolean } };

export type RestProveIdentityMutationVariables = Exact<{
  input: Types.ProveIdentityInput;
}>;


export type RestProveIdentityMutation = { readonly proveIdentity: { readonly token: string, readonly expiresAt: string } };

export type RestGoogleConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type RestGoogleConfigQuery = { readonly googleSignIn: { readonly enabled: boolean, readonly clientId: string | null, readonly authorizationUrl: string | null } };

export type RestGoogleStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type RestGoogleStatusQuery = { readonly accountSecurity: { readonly googleEmail: string | null, readonly googleLinkedAt: string | null } };

export type RestGoogleLinkMutationVariables = Exact<{
  input: Types.LinkGoogleInput;
}>;


export type RestGoogleLinkMutation = { readonly linkGoogle: { readonly googleEmail: string | null, readonly googleLinkedAt: string | null } };

export type RestGoogleUnlinkMutationVariables = Exact<{
  input: Types.UnlinkGoogleInput;
}>;


export type RestGoogleUnlinkMutation = { readonly unlinkGoogle: { readonly googleEmail: string | null, readonly googleLinkedAt: string | null } };

export const RestRegister = `mutation RestRegister($input: RegisterInput!) {
  session: register(input: $input) {
    ...NewSession
  }
}

fragment Person on User {
  id
  email
  fullName
  name
  firstName
  lastName
  avatarUrl
  phone
  role
  roles
  isActive
  bio
  skills
  locale
  createdAt
  education {
    school
    degree
    field
    from
    to
  }
  experience {
    company
    title
    from
    to
    description
  }
}

fragment NewSession on AuthPayload {
  accessToken
  refreshToken
  user {
    ...Person
  }
}` as RestDocument<RestRegisterMutation, RestRegisterMutationVariables>;

export const RestLogin = `mutation RestLogin($input: SignInInput!) {
  session: signIn(input: $input) {
    ...NewSession
  }
}

fragment Person on User {
  id
  email
  fullName
  name
  firstName
  lastName
  avatarUrl
  phone
  role
  roles
  isActive
  bio
  skills
  locale
  createdAt
  education {
    school
    degree
    field
    from
    to
  }
  experience {
    company
    title
    from
    to
    description
  }
}

fragment NewSession on AuthPayload {
  accessToken
  refreshToken
  user {
    ...Person
  }
}` as RestDocument<RestLoginMutation, RestLoginMutationVariables>;

export const RestRefresh = `mutation RestRefresh($input: RefreshSessionInput!) {
  refreshSession(input: $input) {
    accessToken
    refreshToken
  }
}` as RestDocument<RestRefreshMutation, RestRefreshMutationVariables>;

export const RestLogout = `mutation RestLogout($input: SignOutInput!) {
  signOut(input: $input) {
    endedCount
  }
}` as RestDocument<RestLogoutMutation, RestLogoutMutationVariables>;

export const RestMe = `query RestMe {
  me {
    ...Person
  }
}

fragment Person on User {
  id
  email
  fullName
  name
  firstName
  lastName
  avatarUrl
  phone
  role
  roles
  isActive
  bio
  skills
  locale
  createdAt
  education {
    school
    degree
    field
    from
    to
  }
  experience {
    company
    title
    from
    to
    description
  }
}` as RestDocument<RestMeQuery, RestMeQueryVariables>;

export const RestTokenState = `query RestTokenState($token: String!) {
  tokenState(token: $token) {
    valid
    expiresAt
  }
}` as RestDocument<RestTokenStateQuery, RestTokenStateQueryVariables>;

export const RestForgotPassword = `mutation RestForgotPassword($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) {
    accepted
  }
}` as RestDocument<RestForgotPasswordMutation, RestForgotPasswordMutationVariables>;

export const RestResetPassword = `mutation RestResetPassword($input: ResetPasswordInput!) {
  resetPassword(input: $input) {
    endedCount
  }
}` as RestDocument<RestResetPasswordMutation, RestResetPasswordMutationVariables>;

export const RestChangePassword = `mutation RestChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    hasPassword
  }
}` as RestDocument<RestChangePasswordMutation, RestChangePasswordMutationVariables>;

export const RestProveIdentity = `mutation RestProveIdentity($input: ProveIdentityInput!) {
  proveIdentity(input: $input) {
    token
    expiresAt
  }
}` as RestDocument<RestProveIdentityMutation, RestProveIdentityMutationVariables>;

export const RestGoogleConfig = `query RestGoogleConfig {
  googleSignIn {
    enabled
    clientId
    authorizationUrl
  }
}` as RestDocument<RestGoogleConfigQuery, RestGoogleConfigQueryVariables>;

export const RestGoogleStatus = `query RestGoogleStatus {
  accountSecurity {
    ...GoogleLink
  }
}

fragment GoogleLink on AccountSecurity {
  googleEmail
  googleLinkedAt
}` as RestDocument<RestGoogleStatusQuery, RestGoogleStatusQueryVariables>;

export const RestGoogleLink = `mutation RestGoogleLink($input: LinkGoogleInput!) {
  linkGoogle(input: $input) {
    ...GoogleLink
  }
}

fragment GoogleLink on AccountSecurity {
  googleEmail
  googleLinkedAt
}` as RestDocument<RestGoogleLinkMutation, RestGoogleLinkMutationVariables>;

export const RestGoogleUnlink = `mutation RestGoogleUnlink($input: UnlinkGoogleInput!) {
  unlinkGoogle(input: $input) {
    ...GoogleLink
  }
}

fragment GoogleLink on AccountSecurity {
  googleEmail
  googleLinkedAt
}` as RestDocument<RestGoogleUnlinkMutation, RestGoogleUnlinkMutationVariables>;