/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LiveAddressQueryVariables = Exact<{
  lessonId: string;
}>;


export type LiveAddressQuery = { lessonContent: { __typename: 'LessonContent', id: string, joinUrl: string | null, joinOpensAt: string | null } | null };

export type ScheduleFileQueryVariables = Exact<{
  eventId: string;
}>;


export type ScheduleFileQuery = { scheduleFile: string | null };


export const LiveAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LiveAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"joinOpensAt"}}]}}]}}]} as unknown as DocumentNode<LiveAddressQuery, LiveAddressQueryVariables>;
export const ScheduleFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScheduleFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}]}]}}]} as unknown as DocumentNode<ScheduleFileQuery, ScheduleFileQueryVariables>;
export const useLiveAddressQuery = bindQuery(LiveAddressDocument, '4ce517b1b68c082dee0aa8efaf21b064ac054c801b253e6aaaed6a21a438f7b0');
export const useScheduleFileQuery = bindQuery(ScheduleFileDocument, 'd6d3d2cc8d65a44e3cae01be7f14ba2a7be15afdf46ffe364d0ba23113007b14');