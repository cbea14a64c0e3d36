/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecordCourseVisitMutationVariables = Exact<{
  input: Types.RecordCourseVisitInput;
}>;


export type RecordCourseVisitMutation = { recordCourseVisit: { __typename: 'RecordedCourseVisit', isCounted: boolean } };


export const RecordCourseVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordCourseVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCourseVisitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordCourseVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCounted"}}]}}]}}]} as unknown as DocumentNode<RecordCourseVisitMutation, RecordCourseVisitMutationVariables>;
export const useRecordCourseVisitMutation = bindMutation(RecordCourseVisitDocument, 'd84ebdb75dac44a444e4ecf41ab41cc587e9b818a29067a835ac7b203ae93df2');