/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an achievement counts. */
export type AchievementMetric =
  /** Complete courses. */
  | 'COURSES'
  /** Complete lessons. */
  | 'LESSONS'
  /** Minutes studied. */
  | 'MINUTES'
  /** Days in a row. */
  | 'STREAK';

/** What somebody did. */
export type ActivityKind =
  /** Earned an achievement. */
  | 'ACHIEVEMENT'
  /** Completed all required lessons of a course. */
  | 'COURSE_COMPLETED'
  /** Came into a course. */
  | 'ENROLLED'
  /** Completed a lesson. */
  | 'LESSON_COMPLETED'
  /** Opened a lesson for the first time. */
  | 'LESSON_STARTED'
  /** Rated a course. */
  | 'RATED';

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

/** What is due. */
export type ScheduleKind =
  /** An order of one’s own has to be paid by then. */
  | 'ORDER_DUE';

export type DashboardQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type DashboardQuery = { myEnrolments: { __typename: 'EnrolmentPage', items: Array<{ __typename: 'Enrolment', id: string, access: Types.EnrolmentAccess, percentage: number, completedLessons: number, totalLessons: number, completedAt: string | null, lastStudiedAt: string | null, enrolledAt: string, lastLesson: { __typename: 'LessonOutline', id: string, title: string } | null, course: { __typename: 'Course', id: string, slug: string, title: string, coverUrl: string, durationSec: number, teacher: { __typename: 'PublicProfile', id: string, fullName: string } } }> }, studyStatistics: { __typename: 'StudyStatistics', studyMinutes: number, streakDays: number, longestStreakDays: number, coursesInProgress: number, coursesCompleted: number, lessonsCompleted: number, certificates: number, achievements: number }, studyDays: Array<{ __typename: 'StudyDay', day: string, minutes: number }>, mySchedule: Array<{ __typename: 'ScheduleEvent', id: string, kind: Types.ScheduleKind, title: string, startsAt: string, course: { __typename: 'Course', id: string } | null }>, myActivity: { __typename: 'ActivityConnection', edges: Array<{ __typename: 'ActivityEdge', node: { __typename: 'Activity', id: string, kind: Types.ActivityKind, at: string, lessonTitle: string | null, achievement: string | null, course: { __typename: 'Course', id: string, title: string, slug: string } | null } }> }, myAchievements: Array<{ __typename: 'Achievement', code: string, metric: Types.AchievementMetric, threshold: number, progress: number, earnedAt: string | null }> };


export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"IN_PROGRESS"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"studyStatistics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"streakDays"}},{"kind":"Field","name":{"kind":"Name","value":"longestStreakDays"}},{"kind":"Field","name":{"kind":"Name","value":"coursesInProgress"}},{"kind":"Field","name":{"kind":"Name","value":"coursesCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"lessonsCompleted"}},{"kind":"Field","name":{"kind":"Name","value":"certificates"}},{"kind":"Field","name":{"kind":"Name","value":"achievements"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studyDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"IntValue","value":"168"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myActivity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"achievement"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myAchievements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"metric"}},{"kind":"Field","name":{"kind":"Name","value":"threshold"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"earnedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"completedLessons"}},{"kind":"Field","name":{"kind":"Name","value":"totalLessons"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastStudiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastLesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"480"}}]},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const useDashboardQuery = bindQuery(DashboardDocument, 'b1dcab6a42946f2420c94d54328f26a9d810ea7fb8867cbcd7a641470feb9602');