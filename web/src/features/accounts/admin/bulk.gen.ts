/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What became of one of many, or in a preview: what would become of it. */
export type BulkOutcome =
  /** Changed as asked. */
  | 'DONE'
  /** A rule forbids it; `refusal` says which. */
  | 'REFUSED'
  /** It was so already. */
  | 'UNCHANGED';

/** Why something may not be done to a person. */
export type Refusal =
  /** The viewer would give permissions that they lack. */
  | 'GRANTS_TOO_MUCH'
  /** No active administrator would be left. */
  | 'LAST_ADMINISTRATOR'
  /** There is no such person. */
  | 'NOT_FOUND'
  /** The person has permissions that the viewer lacks. */
  | 'OUTRANKED'
  /** Nobody suspends or deletes themselves here. */
  | 'OWN_ACCOUNT'
  /** Nobody takes the administrator role from themselves. */
  | 'OWN_ADMINISTRATOR';

/** What a person may be. A person may hold several. */
export type Role =
  /** Runs the platform. */
  | 'ADMIN'
  /** Builds and sells courses. */
  | 'TEACHER'
  /** Buys and studies courses; everyone is one. */
  | 'USER';

/** What is done with the roles that are named. */
export type RoleChange =
  /** People get them besides what they have. */
  | 'ADD'
  /** People lose them. */
  | 'REMOVE'
  /** They are all that people have then; of the kind that is left out nothing changes. */
  | 'REPLACE';

/** Roles for people. Everyone stays a student: USER is always kept. */
export type SetPeopleRolesInput = {
  /** What is done with them. */
  change?: RoleChange;
  /** Custom roles; left out: they stay as they are. */
  customRoleIds?: Array<string> | null | undefined;
  /** Of 1 to 500 people. */
  ids: Array<string>;
  /** System roles; left out: they stay as they are. */
  roles?: Array<Role> | null | undefined;
};

/** People to suspend or restore. */
export type SetPeopleStatusInput = {
  /** Of 1 to 500 people. */
  ids: Array<string>;
  /** True restores, false suspends: all their sessions end within a second. */
  isActive: boolean;
  /** Why: 3 to 300 characters, for the audit log and for whoever looks the person up. */
  reason?: string | null | undefined;
};

export type BulkAnswerFragment = { __typename: 'BulkResult', done: number, unchanged: number, refused: number, rows: Array<{ __typename: 'BulkRow', id: string, fullName: string | null, email: string | null, outcome: Types.BulkOutcome, refusal: Types.Refusal | null, message: string | null }> };

export type PreviewPeopleStatusQueryVariables = Exact<{
  input: Types.SetPeopleStatusInput;
}>;


export type PreviewPeopleStatusQuery = { previewPeopleStatus: { __typename: 'BulkResult', done: number, unchanged: number, refused: number, rows: Array<{ __typename: 'BulkRow', id: string, fullName: string | null, email: string | null, outcome: Types.BulkOutcome, refusal: Types.Refusal | null, message: string | null }> } };

export type SetPeopleStatusMutationVariables = Exact<{
  input: Types.SetPeopleStatusInput;
}>;


export type SetPeopleStatusMutation = { setPeopleStatus: { __typename: 'BulkResult', done: number, unchanged: number, refused: number, rows: Array<{ __typename: 'BulkRow', id: string, fullName: string | null, email: string | null, outcome: Types.BulkOutcome, refusal: Types.Refusal | null, message: string | null }> } };

export type PreviewPeopleRolesQueryVariables = Exact<{
  input: Types.SetPeopleRolesInput;
}>;


export type PreviewPeopleRolesQuery = { previewPeopleRoles: { __typename: 'BulkResult', done: number, unchanged: number, refused: number, rows: Array<{ __typename: 'BulkRow', id: string, fullName: string | null, email: string | null, outcome: Types.BulkOutcome, refusal: Types.Refusal | null, message: string | null }> } };

export type SetPeopleRolesMutationVariables = Exact<{
  input: Types.SetPeopleRolesInput;
}>;


export type SetPeopleRolesMutation = { setPeopleRoles: { __typename: 'BulkResult', done: number, unchanged: number, refused: number, rows: Array<{ __typename: 'BulkRow', id: string, fullName: string | null, email: string | null, outcome: Types.BulkOutcome, refusal: Types.Refusal | null, message: string | null }> } };

export const BulkAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<BulkAnswerFragment, unknown>;
export const PreviewPeopleStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewPeopleStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPeopleStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPeopleStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PreviewPeopleStatusQuery, PreviewPeopleStatusQueryVariables>;
export const SetPeopleStatusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPeopleStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPeopleStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPeopleStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SetPeopleStatusMutation, SetPeopleStatusMutationVariables>;
export const PreviewPeopleRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewPeopleRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPeopleRolesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPeopleRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PreviewPeopleRolesQuery, PreviewPeopleRolesQueryVariables>;
export const SetPeopleRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPeopleRoles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPeopleRolesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPeopleRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<SetPeopleRolesMutation, SetPeopleRolesMutationVariables>;
export const usePreviewPeopleStatusQuery = bindQuery(PreviewPeopleStatusDocument, '246a3ebc8942ad4101eaae6e6e1a02c8daefc9834fe5ce755c453cbf0df657c6');
export const useSetPeopleStatusMutation = bindMutation(SetPeopleStatusDocument, '75bf5f130dca9d21e7571d7bcdff98b114e2b06f0e4e9be8e68e33eb88e23eb6');
export const usePreviewPeopleRolesQuery = bindQuery(PreviewPeopleRolesDocument, '364f139b3efff219ec2695fca928d49c86bca6fea5844215b7aa17912053ca3b');
export const useSetPeopleRolesMutation = bindMutation(SetPeopleRolesDocument, '5bdc03ee3e52f2532825495bb29ea638e21ab46bc36aea84870020213bff8b59');