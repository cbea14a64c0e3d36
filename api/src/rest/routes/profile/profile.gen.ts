/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.gen.ts';

import type { RestDocument } from '../../document.ts';
export type RestSetAvatarMutationVariables = Exact<{
  input: Types.SetAvatarInput;
}>;


export type RestSetAvatarMutation = { readonly setAvatar: { readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> } };

export type RestCourseQuotaQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCourseQuotaQuery = { readonly courseQuota: { readonly limit: number | null, readonly used: number, readonly reserved: number, readonly remaining: number | null, readonly storageUsed: number, readonly storageLimit: number | null, readonly packageCode: Types.PackageCode | null, readonly periodEnd: string | null } };

export type RestProfileStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestProfileStatsQuery = { readonly studyStatistics: { readonly studyMinutes: number, readonly streakDays: number, readonly longestStreakDays: number, readonly coursesInProgress: number, readonly coursesCompleted: number, readonly lessonsCompleted: number, readonly certificates: number, readonly achievements: number }, readonly courseQuota: { readonly used: number } };

export type RestUpdateProfileMutationVariables = Exact<{
  input: Types.UpdateProfileInput;
}>;


export type RestUpdateProfileMutation = { readonly updateProfile: { readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> } };

export const RestSetAvatar = `mutation RestSetAvatar($input: SetAvatarInput!) {
  setAvatar(input: $input) {
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
}` as RestDocument<RestSetAvatarMutation, RestSetAvatarMutationVariables>;

export const RestCourseQuota = `query RestCourseQuota {
  courseQuota {
    limit
    used
    reserved
    remaining
    storageUsed
    storageLimit
    packageCode
    periodEnd
  }
}` as RestDocument<RestCourseQuotaQuery, RestCourseQuotaQueryVariables>;

export const RestProfileStats = `query RestProfileStats {
  studyStatistics {
    ...Statistics
  }
  courseQuota {
    used
  }
}

fragment Statistics on StudyStatistics {
  studyMinutes
  streakDays
  longestStreakDays
  coursesInProgress
  coursesCompleted
  lessonsCompleted
  certificates
  achievements
}` as RestDocument<RestProfileStatsQuery, RestProfileStatsQueryVariables>;

export const RestUpdateProfile = `mutation RestUpdateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
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
}` as RestDocument<RestUpdateProfileMutation, RestUpdateProfileMutationVariables>;