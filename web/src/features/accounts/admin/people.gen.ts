/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an administrator may do to a person now. */
export type PersonAction =
  /** activatePerson. */
  | 'ACTIVATE'
  /** setPersonRoles. */
  | 'ASSIGN_ROLES'
  /** deactivatePerson. */
  | 'DEACTIVATE'
  /** deletePerson. */
  | 'DELETE'
  /** updatePerson. */
  | 'EDIT'
  /** viewAs. */
  | 'VIEW_AS';

/** Narrows the people; what is left out does not. */
export type PersonFilter = {
  /** Account made at this moment or later. */
  createdFrom?: string | null | undefined;
  /** Account made before this moment. */
  createdTo?: string | null | undefined;
  /** Who holds this custom role. */
  customRoleId?: string | null | undefined;
  /** Active people only, or suspended ones only. */
  isActive?: boolean | null | undefined;
  /** Last seen at this moment or later. */
  lastSeenFrom?: string | null | undefined;
  /** Last seen before this moment; who never was is left out. */
  lastSeenTo?: string | null | undefined;
  /** Who holds one of these; USER: who is a student and nothing else. */
  roles?: Array<Role> | null | undefined;
  /** Beginnings of words of name, e-mail address or telephone number; accents and case do not matter. */
  search?: string | null | undefined;
};

/** Order of people. */
export type PersonSort =
  /** When the account was made. */
  | 'CREATED_AT'
  /** E-mail address. */
  | 'EMAIL'
  /** In Vietnamese alphabetical order. */
  | 'FULL_NAME'
  /** When they last did something; those who never did are last when falling. */
  | 'LAST_SEEN_AT'
  /** The highest role held: students, teachers, administrators. */
  | 'ROLE'
  /** Suspended ones first when rising. */
  | 'STATUS';

/** What a person may be. A person may hold several. */
export type Role =
  /** Runs the platform. */
  | 'ADMIN'
  /** Builds and sells courses. */
  | 'TEACHER'
  /** Buys and studies courses; everyone is one. */
  | 'USER';

/** Where a role comes from. */
export type RoleKind =
  /** Made by administrators. */
  | 'CUSTOM'
  /** Part of the program; can’t be edited or deleted. */
  | 'SYSTEM';

/** Rising or falling. */
export type SortOrder =
  /** Rising. */
  | 'ASC'
  /** Falling. */
  | 'DESC';

export type PersonRowFragment = { __typename: 'Person', id: string, fullName: string, email: string, avatarUrl: string | null, roles: Array<Types.Role>, isActive: boolean, createdAt: string, lastSeenAt: string | null, allowedActions: Array<Types.PersonAction>, customRoles: Array<{ __typename: 'RoleName', id: string, name: string }> };

export type PeopleQueryVariables = Exact<{
  filter?: Types.PersonFilter | null | undefined;
  sortBy?: Types.PersonSort | null | undefined;
  sortOrder?: Types.SortOrder | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PeopleQuery = { people: { __typename: 'PersonPage', total: number, page: number, limit: number, items: Array<{ __typename: 'Person', id: string, fullName: string, email: string, avatarUrl: string | null, roles: Array<Types.Role>, isActive: boolean, createdAt: string, lastSeenAt: string | null, allowedActions: Array<Types.PersonAction>, customRoles: Array<{ __typename: 'RoleName', id: string, name: string }> }> } };

export type PeopleStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type PeopleStatsQuery = { peopleStats: { __typename: 'PeopleStats', totalUsers: number, activeUsers: number, newInLast7Days: number, newInPrevious7Days: number, usersByRole: Array<{ __typename: 'RoleCount', role: Types.Role, count: number }> } };

export type CustomRoleNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomRoleNamesQuery = { roles: Array<{ __typename: 'AccessRole', id: string, kind: Types.RoleKind, name: string }> };

export type ExportPeopleMutationVariables = Exact<{
  filter?: Types.PersonFilter | null | undefined;
  sortBy?: Types.PersonSort | null | undefined;
  sortOrder?: Types.SortOrder | null | undefined;
  ids?: Array<string> | string | null | undefined;
}>;


export type ExportPeopleMutation = { exportPeople: { __typename: 'DownloadLink', url: string } };

export const PersonRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"customRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<PersonRowFragment, unknown>;
export const PeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortOrder"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortOrder"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortOrder"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"customRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const PeopleStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peopleStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"usersByRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"newInLast7Days"}},{"kind":"Field","name":{"kind":"Name","value":"newInPrevious7Days"}}]}}]}}]} as unknown as DocumentNode<PeopleStatsQuery, PeopleStatsQueryVariables>;
export const CustomRoleNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomRoleNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CustomRoleNamesQuery, CustomRoleNamesQueryVariables>;
export const ExportPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortOrder"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortOrder"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortOrder"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ExportPeopleMutation, ExportPeopleMutationVariables>;
export const usePeopleQuery = bindQuery(PeopleDocument, '52857bcffcffde1f0c35cd54e71f9cf7e6189832222fe86b490e97183530ad5d');
export const usePeopleStatsQuery = bindQuery(PeopleStatsDocument, '61f1d69a648e4f3aa111973a1c4e50706a4919b178d9dc474c1a0617af323b1c');
export const useCustomRoleNamesQuery = bindQuery(CustomRoleNamesDocument, '4d07dc7e8c00d5780211d20584385cd2383363d2753257b1d16880183153cf17');
export const useExportPeopleMutation = bindMutation(ExportPeopleDocument, '44ef52f05ed5ac9ff736e0c3f231200784e465845a6d1e62e05ab05db0e81597');