/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseDemandQueryVariables = Exact<{
  search: string;
}>;


export type CourseDemandQuery = { courseDemand: { __typename: 'CourseDemand', people: number | null, isRequested: boolean } };

export type RequestCourseAlertMutationVariables = Exact<{
  input: Types.RequestCourseAlertInput;
}>;


export type RequestCourseAlertMutation = { requestCourseAlert: { __typename: 'RequestedCourseAlert', isRepeated: boolean } };

export type StopCourseAlertsMutationVariables = Exact<{
  input: Types.StopCourseAlertsInput;
}>;


export type StopCourseAlertsMutation = { stopCourseAlerts: { __typename: 'StoppedCourseAlerts', stopped: number } };


export const CourseDemandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseDemand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseDemand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"isRequested"}}]}}]}}]} as unknown as DocumentNode<CourseDemandQuery, CourseDemandQueryVariables>;
export const RequestCourseAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCourseAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestCourseAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCourseAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isRepeated"}}]}}]}}]} as unknown as DocumentNode<RequestCourseAlertMutation, RequestCourseAlertMutationVariables>;
export const StopCourseAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopCourseAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopCourseAlertsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopCourseAlerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopped"}}]}}]}}]} as unknown as DocumentNode<StopCourseAlertsMutation, StopCourseAlertsMutationVariables>;
export const useCourseDemandQuery = bindQuery(CourseDemandDocument, '6df25509c043df7788b2f04add624257e93fdf18d7c2351f1528ed1d2abb9228');
export const useRequestCourseAlertMutation = bindMutation(RequestCourseAlertDocument, 'c485ea6282ab76b3ed71059849c6081c6673dea9503a40267aa983ff8935a25b');
export const useStopCourseAlertsMutation = bindMutation(StopCourseAlertsDocument, '5443d2843f2f9e417b5d23b055653806d67d0648ae5aa7409082dc60a87b6afd');