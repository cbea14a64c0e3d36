/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What becomes of a line, or in a preview: what would. */
export type ImportOutcome =
  /** An account is made. */
  | 'CREATE'
  /** The address has an account already; nothing is done. */
  | 'EXISTS'
  /** Something is wrong with it; nothing is done. */
  | 'INVALID'
  /** An earlier line has the same address; nothing is done. */
  | 'REPEATED';

/** People to be made from a CSV file. */
export type ImportPeopleInput = {
  /** The file’s text, at most 900 kB and 5,000 lines: a first line with the columns email and fullName, and if wanted phone, roles (user or teacher) and locale (vi or en); commas or semicolons between. */
  csv: string;
  /** Mails everybody the link by which they set a password. */
  sendInvitations?: boolean;
};

/** What a person may be. A person may hold several. */
export type Role =
  /** Runs the platform. */
  | 'ADMIN'
  /** Builds and sells courses. */
  | 'TEACHER'
  /** Buys and studies courses; everyone is one. */
  | 'USER';

export type ImportAnswerFragment = { __typename: 'ImportResult', created: number, skipped: number, lines: Array<{ __typename: 'ImportLine', line: number, email: string, fullName: string, roles: Array<Types.Role>, outcome: Types.ImportOutcome, faults: Array<{ __typename: 'ImportFault', field: string, message: string }> }> };

export type PreviewPeopleImportQueryVariables = Exact<{
  csv: string;
}>;


export type PreviewPeopleImportQuery = { previewPeopleImport: { __typename: 'ImportResult', created: number, skipped: number, lines: Array<{ __typename: 'ImportLine', line: number, email: string, fullName: string, roles: Array<Types.Role>, outcome: Types.ImportOutcome, faults: Array<{ __typename: 'ImportFault', field: string, message: string }> }> } };

export type ImportPeopleMutationVariables = Exact<{
  input: Types.ImportPeopleInput;
}>;


export type ImportPeopleMutation = { importPeople: { __typename: 'ImportResult', created: number, skipped: number, lines: Array<{ __typename: 'ImportLine', line: number, email: string, fullName: string, roles: Array<Types.Role>, outcome: Types.ImportOutcome, faults: Array<{ __typename: 'ImportFault', field: string, message: string }> }> } };

export const ImportAnswerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ImportAnswerFragment, unknown>;
export const PreviewPeopleImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewPeopleImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewPeopleImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewPeopleImportQuery, PreviewPeopleImportQueryVariables>;
export const ImportPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportAnswer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ImportPeopleMutation, ImportPeopleMutationVariables>;
export const usePreviewPeopleImportQuery = bindQuery(PreviewPeopleImportDocument, '5b2543073e98a7d05bdda4f38958fe39049ca9438702c254b570623302c63266');
export const useImportPeopleMutation = bindMutation(ImportPeopleDocument, '5d6c218decffb00ab3fdb25858c43c81f3514a62f4712605f6e16cc5ba14b00f');