/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema.ts';

import { bindMutation } from '../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReportBrowserErrorMutationVariables = Exact<{
  input: Types.ReportBrowserErrorInput;
}>;


export type ReportBrowserErrorMutation = { reportBrowserError: { __typename: 'ReportedBrowserError', isCounted: boolean } };


export const ReportBrowserErrorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportBrowserError"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportBrowserErrorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportBrowserError"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCounted"}}]}}]}}]} as unknown as DocumentNode<ReportBrowserErrorMutation, ReportBrowserErrorMutationVariables>;
export const useReportBrowserErrorMutation = bindMutation(ReportBrowserErrorDocument, '26f147c380201de04dbe428a102eba105138902a4eca810a5dc6a15737bfcbea');