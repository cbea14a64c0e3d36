/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What makes a lesson complete. */
export type CompletionRule =
  /** Its text was on screen for 30 seconds. */
  | 'DWELL'
  /** 90 % of the unique seconds of its video were watched. */
  | 'WATCH';

/** Whether the student may study now. */
export type EnrolmentAccess =
  /** May study. */
  | 'ACTIVE'
  /** The time bought is over. */
  | 'EXPIRED'
  /** Given back or taken away. */
  | 'REVOKED'
  /** Not while a refund is being paid out. */
  | 'SUSPENDED';

/** What a lesson is made of. */
export type LessonKind =
  /** Something to read. */
  | 'TEXT'
  /** Something to watch, perhaps with text. */
  | 'VIDEO';

/** How far a student is in a lesson. */
export type LessonState =
  /** Its rule was met. */
  | 'COMPLETED'
  /** Never opened. */
  | 'NOT_STARTED'
  /** Opened, not complete. */
  | 'STARTED';

/** What a student did in a lesson since the last report. */
export type RecordProgressInput = {
  /** Seconds the text was on screen since the last report. */
  dwellSec?: number | null | undefined;
  /** Which lesson; it must have been opened. */
  lessonId: string;
  /** Where the video stands, in seconds: where to resume. */
  positionSec?: number | null | undefined;
  /** Stretches watched; at most 200. */
  watched?: Array<TimeRangeInput> | null | undefined;
};

/** A stretch of a video in whole seconds; `to` is not part of it. */
export type TimeRangeInput = {
  /** First second. */
  from: number;
  /** The second after the last. */
  to: number;
};

export type ProgressFieldsFragment = { __typename: 'LessonProgress', id: string, lessonId: string, state: Types.LessonState, rule: Types.CompletionRule, doneSec: number, requiredSec: number, positionSec: number, completedAt: string | null, watchedRanges: Array<{ __typename: 'WatchedRange', from: number, to: number }> };

export type PlayerCourseQueryVariables = Exact<{
  idOrSlug: string;
}>;


export type PlayerCourseQuery = { course: { __typename: 'Course', id: string, slug: string, title: string, durationSec: number, lessonCount: number, teacher: { __typename: 'PublicProfile', id: string, fullName: string }, myEnrolment: { __typename: 'Enrolment', id: string, access: Types.EnrolmentAccess, percentage: number, completedLessons: number, totalLessons: number, completedAt: string | null, lastLesson: { __typename: 'LessonOutline', id: string } | null } | null, sections: Array<{ __typename: 'Section', id: string, title: string, position: number, lessonCount: number, durationSec: number, lessons: Array<{ __typename: 'LessonOutline', id: string, title: string, kind: Types.LessonKind, position: number, isRequired: boolean, isPreview: boolean, durationSec: number, hasContent: boolean, myProgress: { __typename: 'LessonProgress', id: string, lessonId: string, state: Types.LessonState, rule: Types.CompletionRule, doneSec: number, requiredSec: number, positionSec: number, completedAt: string | null, watchedRanges: Array<{ __typename: 'WatchedRange', from: number, to: number }> } | null }> }> } | null };

export type OpenLessonMutationVariables = Exact<{
  lessonId: string;
}>;


export type OpenLessonMutation = { openLesson: { __typename: 'LessonContent', id: string, title: string, kind: Types.LessonKind, isPreview: boolean, durationSec: number, body: unknown, mediaUrl: string | null, captions: Array<{ __typename: 'CaptionTrack', language: string, label: string, url: string }> } };

export type RecordProgressMutationVariables = Exact<{
  input: Types.RecordProgressInput;
}>;


export type RecordProgressMutation = { recordProgress: { __typename: 'LessonProgress', id: string, lessonId: string, state: Types.LessonState, rule: Types.CompletionRule, doneSec: number, requiredSec: number, positionSec: number, completedAt: string | null, enrolment: { __typename: 'Enrolment', id: string, percentage: number, completedLessons: number, totalLessons: number, completedAt: string | null, lastStudiedAt: string | null }, watchedRanges: Array<{ __typename: 'WatchedRange', from: number, to: number }> } };

export const ProgressFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"doneSec"}},{"kind":"Field","name":{"kind":"Name","value":"requiredSec"}},{"kind":"Field","name":{"kind":"Name","value":"watchedRanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positionSec"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<ProgressFieldsFragment, unknown>;
export const PlayerCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayerCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idOrSlug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idOrSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idOrSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myEnrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"completedLessons"}},{"kind":"Field","name":{"kind":"Name","value":"totalLessons"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"hasContent"}},{"kind":"Field","name":{"kind":"Name","value":"myProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgressFields"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"doneSec"}},{"kind":"Field","name":{"kind":"Name","value":"requiredSec"}},{"kind":"Field","name":{"kind":"Name","value":"watchedRanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positionSec"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<PlayerCourseQuery, PlayerCourseQueryVariables>;
export const OpenLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lessonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonMaterial"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonMaterial"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<OpenLessonMutation, OpenLessonMutationVariables>;
export const RecordProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordProgressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgressFields"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"completedLessons"}},{"kind":"Field","name":{"kind":"Name","value":"totalLessons"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastStudiedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgressFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"doneSec"}},{"kind":"Field","name":{"kind":"Name","value":"requiredSec"}},{"kind":"Field","name":{"kind":"Name","value":"watchedRanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"positionSec"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}}]}}]} as unknown as DocumentNode<RecordProgressMutation, RecordProgressMutationVariables>;
export const usePlayerCourseQuery = bindQuery(PlayerCourseDocument, 'f43a4c71a854f5470ec6ec223960df93324361e534b4f94ab4626076be05f666');
export const useOpenLessonMutation = bindMutation(OpenLessonDocument, '6eff3adbe363b51f71ed931535693ecf95b178520b73243bc8651931f3e41fa0');
export const useRecordProgressMutation = bindMutation(RecordProgressDocument, 'fa138ed9deaf1af69ed30f56bafc4c674d760df8575fc7c3dfe5372fd7da4288');