/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A square of a picture, as fractions of its shorter side and of what is left to move in. */
export type CropInput = {
  /** Side of the square, 0.1 to 1 of the shorter side. */
  size: number;
  /** Place from left (0) to right (1). */
  x: number;
  /** Place from top (0) to bottom (1). */
  y: number;
};

/** A school or course someone attended. */
export type EducationInput = {
  /** Degree or certificate, at most 150 characters. */
  degree?: string | null | undefined;
  /** Field of study, at most 150 characters. */
  field?: string | null | undefined;
  /** First year, 1900 to 2100. */
  from?: number | null | undefined;
  /** Name of the school, 1 to 150 characters. */
  school: string;
  /** Last year, not before the first; left out while it goes on. */
  to?: number | null | undefined;
};

/** A position someone held. */
export type ExperienceInput = {
  /** Name of the company, 1 to 150 characters. */
  company: string;
  /** What they did, at most 1,000 characters. */
  description?: string | null | undefined;
  /** First year, 1900 to 2100. */
  from?: number | null | undefined;
  /** Position, at most 150 characters. */
  title?: string | null | undefined;
  /** Last year, not before the first; left out while it goes on. */
  to?: number | null | undefined;
};

/** The picture of a person. */
export type SetAvatarInput = {
  /** Which square of it; the middle when left out. */
  crop?: CropInput | null | undefined;
  /** A finished upload (JPEG, PNG or WebP, at least 64 wide, at most 5 MB); null: no picture. */
  uploadId?: string | null | undefined;
};

/** What a person says of themselves. What is left out stays as it is. */
export type UpdateProfileInput = {
  /** At most 2,000 characters. Null removes it. */
  bio?: string | null | undefined;
  /** At most 20. */
  education?: Array<EducationInput> | null | undefined;
  /** At most 20. */
  experience?: Array<ExperienceInput> | null | undefined;
  /** Family name first, 2 to 100 characters; can’t be removed. */
  fullName?: string | null | undefined;
  /** vi or en: of the interface, mails and messages; can’t be removed. */
  locale?: string | null | undefined;
  /** Telephone number: 8 to 15 digits, blanks, dots, dashes and a leading + allowed. Null removes it. */
  phone?: string | null | undefined;
  /** At most 30, each 1 to 50 characters, in their order. */
  skills?: Array<string> | null | undefined;
};

export type ProfileFragment = { __typename: 'User', id: string, email: string, fullName: string, name: string, avatarUrl: string | null, phone: string | null, locale: string, bio: string | null, skills: Array<string>, education: Array<{ __typename: 'Education', school: string, degree: string | null, field: string | null, from: number | null, to: number | null }>, experience: Array<{ __typename: 'Experience', company: string, title: string | null, from: number | null, to: number | null, description: string | null }> };

export type MyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type MyProfileQuery = { me: { __typename: 'User', id: string, email: string, fullName: string, name: string, avatarUrl: string | null, phone: string | null, locale: string, bio: string | null, skills: Array<string>, education: Array<{ __typename: 'Education', school: string, degree: string | null, field: string | null, from: number | null, to: number | null }>, experience: Array<{ __typename: 'Experience', company: string, title: string | null, from: number | null, to: number | null, description: string | null }> } };

export type UpdateProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { __typename: 'User', id: string, email: string, fullName: string, name: string, avatarUrl: string | null, phone: string | null, locale: string, bio: string | null, skills: Array<string>, education: Array<{ __typename: 'Education', school: string, degree: string | null, field: string | null, from: number | null, to: number | null }>, experience: Array<{ __typename: 'Experience', company: string, title: string | null, from: number | null, to: number | null, description: string | null }> } };

export type SetAvatarMutationVariables = Exact<{
  input: Types.SetAvatarInput;
}>;


export type SetAvatarMutation = { setAvatar: { __typename: 'User', id: string, avatarUrl: string | null } };

export const ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"school"}},{"kind":"Field","name":{"kind":"Name","value":"degree"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<ProfileFragment, unknown>;
export const MyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"school"}},{"kind":"Field","name":{"kind":"Name","value":"degree"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<MyProfileQuery, MyProfileQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"education"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"school"}},{"kind":"Field","name":{"kind":"Name","value":"degree"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const SetAvatarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAvatar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAvatarInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAvatar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<SetAvatarMutation, SetAvatarMutationVariables>;
export const useMyProfileQuery = bindQuery(MyProfileDocument, 'dae332e97126c68bd4643142979e1f8cf0dc6f7afcb0b79a4e1c9b2992a55c58');
export const useUpdateProfileMutation = bindMutation(UpdateProfileDocument, '93b37deb02e84ca5dd755eccbee90cac658f7a89696eebb81c940d501a76a1c9');
export const useSetAvatarMutation = bindMutation(SetAvatarDocument, '0cffb84bd54ec16671ab24c1ed772c5d27b0cd94263ed98ecfb7d132a5968ce0');