/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GoogleSignInQueryVariables = Exact<{ [key: string]: never; }>;


export type GoogleSignInQuery = { googleSignIn: { __typename: 'GoogleSignIn', enabled: boolean, authorizationUrl: string | null } };

export type SignInWithGoogleMutationVariables = Exact<{
  input: Types.SignInWithGoogleInput;
}>;


export type SignInWithGoogleMutation = { signInWithGoogle: { __typename: 'AuthPayload', accessToken: string, refreshToken: string } };

export type LinkGoogleMutationVariables = Exact<{
  input: Types.LinkGoogleInput;
}>;


export type LinkGoogleMutation = { linkGoogle: { __typename: 'AccountSecurity', googleEmail: string | null, googleLinkedAt: string | null } };


export const GoogleSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoogleSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"authorizationUrl"}}]}}]}}]} as unknown as DocumentNode<GoogleSignInQuery, GoogleSignInQueryVariables>;
export const SignInWithGoogleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInWithGoogle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInWithGoogleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithGoogle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}}]}}]}}]} as unknown as DocumentNode<SignInWithGoogleMutation, SignInWithGoogleMutationVariables>;
export const LinkGoogleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LinkGoogle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkGoogleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkGoogle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleEmail"}},{"kind":"Field","name":{"kind":"Name","value":"googleLinkedAt"}}]}}]}}]} as unknown as DocumentNode<LinkGoogleMutation, LinkGoogleMutationVariables>;
export const useGoogleSignInQuery = bindQuery(GoogleSignInDocument, 'f712dafbd1303dced5b3142f5c78c7436b84a4431086023c21ce932506c6cea0');
export const useSignInWithGoogleMutation = bindMutation(SignInWithGoogleDocument, '486eb48b3f0e54dc75357a97e6350d15f1cabaf777ce10a796aab35bf35c6a9f');
export const useLinkGoogleMutation = bindMutation(LinkGoogleDocument, '2ada3a88cf0e21d72d03538d96e202c3c437ccd68e1826cafba2363a982e8d9a');