/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.gen.ts';

import type { RestDocument } from '../../document.ts';
export type PersonForAdminFragment = { readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly lastSeenAt: string | null, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> };

export type BulkRowsFragment = { readonly rows: ReadonlyArray<{ readonly id: string, readonly outcome: Types.BulkOutcome, readonly refusal: Types.Refusal | null, readonly message: string | null }> };

export type RestBulkStatusMutationVariables = Exact<{
  input: Types.SetPeopleStatusInput;
}>;


export type RestBulkStatusMutation = { readonly result: { readonly rows: ReadonlyArray<{ readonly id: string, readonly outcome: Types.BulkOutcome, readonly refusal: Types.Refusal | null, readonly message: string | null }> } };

export type RestBulkRolesMutationVariables = Exact<{
  input: Types.SetPeopleRolesInput;
}>;


export type RestBulkRolesMutation = { readonly result: { readonly rows: ReadonlyArray<{ readonly id: string, readonly outcome: Types.BulkOutcome, readonly refusal: Types.Refusal | null, readonly message: string | null }> } };

export type RestUsersQueryVariables = Exact<{
  filter?: Types.PersonFilter | null | undefined;
  sortBy?: Types.PersonSort | null | undefined;
  sortOrder?: Types.SortOrder | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type RestUsersQuery = { readonly people: { readonly total: number, readonly page: number, readonly limit: number, readonly items: ReadonlyArray<{ readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly lastSeenAt: string | null, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> }> } };

export type RestUserQueryVariables = Exact<{
  id: string;
}>;


export type RestUserQuery = { readonly user: { readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly lastSeenAt: string | null, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> } | null };

export type RestCreateUserMutationVariables = Exact<{
  input: Types.CreatePersonInput;
}>;


export type RestCreateUserMutation = { readonly user: { readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly lastSeenAt: string | null, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> } };

export type RestUpdateUserMutationVariables = Exact<{
  input: Types.UpdatePersonInput;
}>;


export type RestUpdateUserMutation = { readonly user: { readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly lastSeenAt: string | null, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> } };

export type RestDeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteUserMutation = { readonly deletePerson: { readonly id: string } };

export type RestActivateUserMutationVariables = Exact<{
  id: string;
}>;


export type RestActivateUserMutation = { readonly user: { readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly lastSeenAt: string | null, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> } };

export type RestDeactivateUserMutationVariables = Exact<{
  id: string;
}>;


export type RestDeactivateUserMutation = { readonly user: { readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly lastSeenAt: string | null, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> } };

export type RestUserStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestUserStatsQuery = { readonly peopleStats: { readonly totalUsers: number, readonly activeUsers: number, readonly usersByRole: ReadonlyArray<{ readonly role: Types.Role, readonly count: number }> } };

export type RestSearchUsersQueryVariables = Exact<{
  q: string;
  limit?: number | null | undefined;
}>;


export type RestSearchUsersQuery = { readonly searchPeople: ReadonlyArray<{ readonly id: string, readonly email: string, readonly fullName: string, readonly name: string, readonly firstName: string, readonly lastName: string, readonly avatarUrl: string | null, readonly phone: string | null, readonly role: Types.Role, readonly roles: ReadonlyArray<Types.Role>, readonly isActive: boolean, readonly bio: string | null, readonly skills: ReadonlyArray<string>, readonly locale: Types.Language, readonly createdAt: string, readonly lastSeenAt: string | null, readonly education: ReadonlyArray<{ readonly school: string, readonly degree: string | null, readonly field: string | null, readonly from: number | null, readonly to: number | null }>, readonly experience: ReadonlyArray<{ readonly company: string, readonly title: string | null, readonly from: number | null, readonly to: number | null, readonly description: string | null }> }> };

export const RestBulkStatus = `mutation RestBulkStatus($input: SetPeopleStatusInput!) {
  result: setPeopleStatus(input: $input) {
    ...BulkRows
  }
}

fragment BulkRows on BulkResult {
  rows {
    id
    outcome
    refusal
    message
  }
}` as RestDocument<RestBulkStatusMutation, RestBulkStatusMutationVariables>;

export const RestBulkRoles = `mutation RestBulkRoles($input: SetPeopleRolesInput!) {
  result: setPeopleRoles(input: $input) {
    ...BulkRows
  }
}

fragment BulkRows on BulkResult {
  rows {
    id
    outcome
    refusal
    message
  }
}` as RestDocument<RestBulkRolesMutation, RestBulkRolesMutationVariables>;

export const RestUsers = `query RestUsers($filter: PersonFilter, $sortBy: PersonSort, $sortOrder: SortOrder, $page: Int, $limit: Int) {
  people(
    filter: $filter
    sortBy: $sortBy
    sortOrder: $sortOrder
    page: $page
    limit: $limit
  ) {
    items {
      ...PersonForAdmin
    }
    total
    page
    limit
  }
}

fragment PersonForAdmin on Person {
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
  lastSeenAt
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
}` as RestDocument<RestUsersQuery, RestUsersQueryVariables>;

export const RestUser = `query RestUser($id: ID!) {
  user: personForAdmin(id: $id) {
    ...PersonForAdmin
  }
}

fragment PersonForAdmin on Person {
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
  lastSeenAt
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
}` as RestDocument<RestUserQuery, RestUserQueryVariables>;

export const RestCreateUser = `mutation RestCreateUser($input: CreatePersonInput!) {
  user: createPerson(input: $input) {
    ...PersonForAdmin
  }
}

fragment PersonForAdmin on Person {
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
  lastSeenAt
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
}` as RestDocument<RestCreateUserMutation, RestCreateUserMutationVariables>;

export const RestUpdateUser = `mutation RestUpdateUser($input: UpdatePersonInput!) {
  user: updatePerson(input: $input) {
    ...PersonForAdmin
  }
}

fragment PersonForAdmin on Person {
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
  lastSeenAt
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
}` as RestDocument<RestUpdateUserMutation, RestUpdateUserMutationVariables>;

export const RestDeleteUser = `mutation RestDeleteUser($id: ID!) {
  deletePerson(input: {personId: $id}) {
    id
  }
}` as RestDocument<RestDeleteUserMutation, RestDeleteUserMutationVariables>;

export const RestActivateUser = `mutation RestActivateUser($id: ID!) {
  user: activatePerson(personId: $id) {
    ...PersonForAdmin
  }
}

fragment PersonForAdmin on Person {
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
  lastSeenAt
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
}` as RestDocument<RestActivateUserMutation, RestActivateUserMutationVariables>;

export const RestDeactivateUser = `mutation RestDeactivateUser($id: ID!) {
  user: deactivatePerson(input: {personId: $id}) {
    ...PersonForAdmin
  }
}

fragment PersonForAdmin on Person {
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
  lastSeenAt
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
}` as RestDocument<RestDeactivateUserMutation, RestDeactivateUserMutationVariables>;

export const RestUserStats = `query RestUserStats {
  peopleStats {
    totalUsers
    activeUsers
    usersByRole {
      role
      count
    }
  }
}` as RestDocument<RestUserStatsQuery, RestUserStatsQueryVariables>;

export const RestSearchUsers = `query RestSearchUsers($q: String!, $limit: Int) {
  searchPeople(search: $q, limit: $limit) {
    ...PersonForAdmin
  }
}

fragment PersonForAdmin on Person {
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
  lastSeenAt
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
}` as RestDocument<RestSearchUsersQuery, RestSearchUsersQueryVariables>;