/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SecurityFragment = { __typename: 'AccountSecurity', hasPassword: boolean, passwordChangedAt: string | null, email: string, emailVerifiedAt: string | null, pendingEmail: string | null, authenticatorSince: string | null, recoveryCodesLeft: number, googleEmail: string | null, googleLinkedAt: string | null };

export type AccountSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSecurityQuery = { accountSecurity: { __typename: 'AccountSecurity', hasPassword: boolean, passwordChangedAt: string | null, email: string, emailVerifiedAt: string | null, pendingEmail: string | null, authenticatorSince: string | null, recoveryCodesLeft: number, googleEmail: string | null, googleLinkedAt: string | null }, googleSignIn: { __typename: 'GoogleSignIn', enabled: boolean, authorizationUrl: string | null } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ __typename: 'Session', id: string, device: string | null, address: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'AccountSecurity', hasPassword: boolean, passwordChangedAt: string | null, email: string, emailVerifiedAt: string | null, pendingEmail: string | null, authenticatorSince: string | null, recoveryCodesLeft: number, googleEmail: string | null, googleLinkedAt: string | null } };

export type ChangeEmailMutationVariables = Exact<{
  input: Types.ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { __typename: 'AccountSecurity', hasPassword: boolean, passwordChangedAt: string | null, email: string, emailVerifiedAt: string | null, pendingEmail: string | null, authenticatorSince: string | null, recoveryCodesLeft: number, googleEmail: string | null, googleLinkedAt: string | null } };

export type ProveIdentityMutationVariables = Exact<{
  input: Types.ProveIdentityInput;
}>;


export type ProveIdentityMutation = { proveIdentity: { __typename: 'IdentityProof', token: string } };

export type BeginAuthenticatorMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type BeginAuthenticatorMutation = { beginAuthenticator: { __typename: 'AuthenticatorSetup', secret: string, uri: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: Array<string> };

export type DisableAuthenticatorMutationVariables = Exact<{
  input: Types.StrongProofInput;
}>;


export type DisableAuthenticatorMutation = { disableAuthenticator: boolean };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: Types.StrongProofInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type UnlinkGoogleMutationVariables = Exact<{ [key: string]: never; }>;


export type UnlinkGoogleMutation = { unlinkGoogle: { __typename: 'AccountSecurity', hasPassword: boolean, passwordChangedAt: string | null, email: string, emailVerifiedAt: string | null, pendingEmail: string | null, authenticatorSince: string | null, recoveryCodesLeft: number, googleEmail: string | null, googleLinkedAt: string | null } };

export const SecurityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Security"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"googleEmail"}},{"kind":"Field","name":{"kind":"Name","value":"googleLinkedAt"}}]}}]} as unknown as DocumentNode<SecurityFragment, unknown>;
export const AccountSecurityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Security"}}]}},{"kind":"Field","name":{"kind":"Name","value":"googleSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Security"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"googleEmail"}},{"kind":"Field","name":{"kind":"Name","value":"googleLinkedAt"}}]}}]} as unknown as DocumentNode<AccountSecurityQuery, AccountSecurityQueryVariables>;
export const MySessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<MySessionsQuery, MySessionsQueryVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Security"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Security"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"googleEmail"}},{"kind":"Field","name":{"kind":"Name","value":"googleLinkedAt"}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChangeEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Security"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Security"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"googleEmail"}},{"kind":"Field","name":{"kind":"Name","value":"googleLinkedAt"}}]}}]} as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ProveIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProveIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProveIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proveIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<ProveIdentityMutation, ProveIdentityMutationVariables>;
export const BeginAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<BeginAuthenticatorMutation, BeginAuthenticatorMutationVariables>;
export const ConfirmAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;
export const DisableAuthenticatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableAuthenticator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StrongProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableAuthenticator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DisableAuthenticatorMutation, DisableAuthenticatorMutationVariables>;
export const RenewRecoveryCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StrongProofInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const UnlinkGoogleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlinkGoogle"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlinkGoogle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"confirmUnlink"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Security"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Security"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountSecurity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"passwordChangedAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorSince"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"googleEmail"}},{"kind":"Field","name":{"kind":"Name","value":"googleLinkedAt"}}]}}]} as unknown as DocumentNode<UnlinkGoogleMutation, UnlinkGoogleMutationVariables>;
export const useAccountSecurityQuery = bindQuery(AccountSecurityDocument, 'be5d17db5cc308e8c353a72846bbe79cd4b87050054f68010276442ee9ee7ebf');
export const useMySessionsQuery = bindQuery(MySessionsDocument, '4a2a5157779dc04fe41da734a5678285163b36b2a4f2707dece1209f08a6109c');
export const useEndSessionMutation = bindMutation(EndSessionDocument, 'a4c38f84ce47c8b065c54dc52e54458191e3d7c872c5b7e5c8da663f88ce7a52');
export const useEndOtherSessionsMutation = bindMutation(EndOtherSessionsDocument, 'e5e37edf3c6ca444bbb0939ba876228e1e1ec92aae34820cd3075e3330a53ebe');
export const useChangePasswordMutation = bindMutation(ChangePasswordDocument, '119c2d97c0882edf630dc1305c770bf73dd093b333d299028ac6fde4f3f0e176');
export const useChangeEmailMutation = bindMutation(ChangeEmailDocument, 'fd9ae9689f2f3e7e6dc662a5208bfe85b3247843e4ca42ea723e68dae9281739');
export const useProveIdentityMutation = bindMutation(ProveIdentityDocument, 'bb3ba66712eaaadd0672760de725b1adebe32ded8fa7d836fd2e75032d84c4fc');
export const useBeginAuthenticatorMutation = bindMutation(BeginAuthenticatorDocument, '63d2dcfa0880bee43858ee24a7b88ac72b50e25b0856faf1809797be1d8c6fa5');
export const useConfirmAuthenticatorMutation = bindMutation(ConfirmAuthenticatorDocument, '0e39f031c386019a85797ea822a912ede30ab36ca04c3f5e4388ac91246fe818');
export const useDisableAuthenticatorMutation = bindMutation(DisableAuthenticatorDocument, '4495cebe724a1076ca5f2e6b1929e23bccc792a36aa311396c4b059e20efb4b5');
export const useRenewRecoveryCodesMutation = bindMutation(RenewRecoveryCodesDocument, '3df7bf4b446f7646eea61df54bb7fc29042d1bb5d8e1a43edcd3d377bf608324');
export const useUnlinkGoogleMutation = bindMutation(UnlinkGoogleDocument, 'b1bee920482d7eac4a10b536bf9f8515eb2d4f880e5ba96565eca3714f02648a');