/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SentMessagesQueryVariables = Exact<{
  courseId: string;
}>;


export type SentMessagesQuery = { courseMessages: { __typename: 'CourseMessagePage', total: number, items: Array<{ __typename: 'CourseMessage', id: string, audience: Types.MessageAudience, title: string, body: string, authorName: string, recipientCount: number, readCount: number, sentAt: string }> } };

export type SendCourseMessageMutationVariables = Exact<{
  input: Types.SendCourseMessageInput;
}>;


export type SendCourseMessageMutation = { sendCourseMessage: { __typename: 'CourseMessage', id: string, recipientCount: number } };

export type ReceivedMessagesQueryVariables = Exact<{
  courseId: string;
}>;


export type ReceivedMessagesQuery = { receivedCourseMessages: Array<{ __typename: 'ReceivedCourseMessage', id: string, title: string, body: string, authorName: string, sentAt: string, isRead: boolean }> };

export type MessageReplyFragment = { __typename: 'CourseMessageReply', id: string, authorName: string, isFromStudent: boolean, body: string, sentAt: string } & { ' $fragmentName'?: 'MessageReplyFragment' };

export type MessageRepliesQueryVariables = Exact<{
  courseId: string;
}>;


export type MessageRepliesQuery = { courseMessageReplies: { __typename: 'CourseMessageReplyPage', total: number, items: Array<(
      { __typename: 'CourseMessageReply', id: string, messageId: string, enrolmentId: string, studentName: string }
      & { ' $fragmentRefs'?: { 'MessageReplyFragment': MessageReplyFragment } }
    )> } };

export type ReplyToMessageMutationVariables = Exact<{
  input: Types.ReplyToCourseMessageInput;
}>;


export type ReplyToMessageMutation = { replyToCourseMessage: (
    { __typename: 'CourseMessageReply', id: string }
    & { ' $fragmentRefs'?: { 'MessageReplyFragment': MessageReplyFragment } }
  ) };

export type ReadMessagesMutationVariables = Exact<{
  courseId: string;
}>;


export type ReadMessagesMutation = { readCourseMessages: { __typename: 'CourseMessagesRead', readCount: number } };

export type RosterRowFragment = { __typename: 'RosterChange', id: string, kind: Types.RosterKind, reason: string, lineCount: number, workedCount: number, doneCount: number, createdAt: string, endedAt: string | null } & { ' $fragmentName'?: 'RosterRowFragment' };

export type RosterPreviewQueryVariables = Exact<{
  courseId: string;
  addresses: string;
}>;


export type RosterPreviewQuery = { rosterPreview: { __typename: 'RosterPreview', addressCount: number, invalidLines: Array<number>, repeatedCount: number, placesLeft: number } };

export type RosterChangesQueryVariables = Exact<{
  courseId: string;
}>;


export type RosterChangesQuery = { rosterChanges: { __typename: 'RosterChangePage', total: number, items: Array<(
      { __typename: 'RosterChange', id: string, endedAt: string | null }
      & { ' $fragmentRefs'?: { 'RosterRowFragment': RosterRowFragment } }
    )> } };

export type RosterLinesQueryVariables = Exact<{
  changeId: string;
  page: number;
}>;


export type RosterLinesQuery = { rosterLines: { __typename: 'RosterLinePage', total: number, page: number, limit: number, items: Array<{ __typename: 'RosterLine', line: number, email: string | null, fullName: string | null, outcome: Types.RosterOutcome }> } };

export type ChangeRosterMutationVariables = Exact<{
  input: Types.ChangeRosterInput;
}>;


export type ChangeRosterMutation = { changeRoster: (
    { __typename: 'RosterChange', id: string }
    & { ' $fragmentRefs'?: { 'RosterRowFragment': RosterRowFragment } }
  ) };

export const MessageReplyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageReply"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseMessageReply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isFromStudent"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<MessageReplyFragment, unknown>;
export const RosterRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RosterChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"workedCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<RosterRowFragment, unknown>;
export const SentMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SentMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"recipientCount"}},{"kind":"Field","name":{"kind":"Name","value":"readCount"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}}]}}]} as unknown as DocumentNode<SentMessagesQuery, SentMessagesQueryVariables>;
export const SendCourseMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendCourseMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendCourseMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendCourseMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipientCount"}}]}}]}}]} as unknown as DocumentNode<SendCourseMessageMutation, SendCourseMessageMutationVariables>;
export const ReceivedMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceivedMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivedCourseMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}}]}}]} as unknown as DocumentNode<ReceivedMessagesQuery, ReceivedMessagesQueryVariables>;
export const MessageRepliesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageReplies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseMessageReplies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}},{"kind":"Field","name":{"kind":"Name","value":"enrolmentId"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageReply"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageReply"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseMessageReply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isFromStudent"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<MessageRepliesQuery, MessageRepliesQueryVariables>;
export const ReplyToMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplyToMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyToCourseMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replyToCourseMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageReply"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageReply"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseMessageReply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"isFromStudent"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<ReplyToMessageMutation, ReplyToMessageMutationVariables>;
export const ReadMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readCourseMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readCount"}}]}}]}}]} as unknown as DocumentNode<ReadMessagesMutation, ReadMessagesMutationVariables>;
export const RosterPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RosterPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"addresses"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rosterPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"addresses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"addresses"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressCount"}},{"kind":"Field","name":{"kind":"Name","value":"invalidLines"}},{"kind":"Field","name":{"kind":"Name","value":"repeatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}}]} as unknown as DocumentNode<RosterPreviewQuery, RosterPreviewQueryVariables>;
export const RosterChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RosterChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rosterChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RosterChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"workedCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<RosterChangesQuery, RosterChangesQueryVariables>;
export const RosterLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RosterLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rosterLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]}}]} as unknown as DocumentNode<RosterLinesQuery, RosterLinesQueryVariables>;
export const ChangeRosterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRoster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRosterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRoster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RosterChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"workedCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<ChangeRosterMutation, ChangeRosterMutationVariables>;
export const useSentMessagesQuery = bindQuery(SentMessagesDocument, '305973fd7e556f4225a2730c1550303900d4aeefd2f56a24d61f7c884d6dc7fc');
export const useSendCourseMessageMutation = bindMutation(SendCourseMessageDocument, '5cfbad73e693e183b4eca452e60b6b244c55cc0b993f3a45713a80888b2fb6d3');
export const useReceivedMessagesQuery = bindQuery(ReceivedMessagesDocument, 'ffbe16554dde6987b2724d16e04d75e8e918a1be2cb32f4b3dfb511d762d6c6c');
export const useMessageRepliesQuery = bindQuery(MessageRepliesDocument, '35c2b8deed9d0fb64ad627a9629cf4bc0b24c6ef87615dcfee04674874c2e151');
export const useReplyToMessageMutation = bindMutation(ReplyToMessageDocument, '9af8da8e7421f3f0a01bd8e3660d605ad92c33c43c9202e17466b1a4aa9a76fd');
export const useReadMessagesMutation = bindMutation(ReadMessagesDocument, 'ba139f6ad93735249938635836042e0d803dcf68f5d3e8a1c4e2ad3b8d14e9c3');
export const useRosterPreviewQuery = bindQuery(RosterPreviewDocument, '0af279e4aed8473b21917f0c951e659245b92876298b502873e65f4099e5dccd');
export const useRosterChangesQuery = bindQuery(RosterChangesDocument, '0013aec41b40159ae934d862b3967b8a7f930dc2bc566eb315f95e8dfc175395');
export const useRosterLinesQuery = bindQuery(RosterLinesDocument, '211d87006b6465955e18ff59f6c70a856a4e39475c5fb42a1e838593ae0303ba');
export const useChangeRosterMutation = bindMutation(ChangeRosterDocument, '3fc47da9d3dc6e90b7f1e5d18ee2cf215291fd1e75f5c4ed939c2957081c0927');
export const useMessageReplyFragment = /* @__PURE__ */ bindFragment(MessageReplyFragmentDoc, 'MessageReply');
export const useRosterRowFragment = /* @__PURE__ */ bindFragment(RosterRowFragmentDoc, 'RosterRow');