/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../apollo/bind.ts';
import { bindFragment } from '../../apollo/bind-fragment.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AssistantAllowanceQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantAllowanceQuery = { assistantAllowance: { __typename: 'AssistantAllowance', credits: number, used: number, renewsAt: string, package: Types.PackageCode, provider: Types.AssistantProvider, drawsPictures: boolean } | null };

export type AssistantCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantCoursesQuery = { myTaughtCourses: { __typename: 'CoursePage', items: Array<{ __typename: 'Course', id: string, title: string }> } };

export type RecentRequestFragment = { __typename: 'AssistantRequest', id: string, kind: Types.DraftKind, state: Types.AssistantRequestState, failure: Types.AssistantFailure | null, creditsTaken: number, createdAt: string, lessonTitle: string | null, course: { __typename: 'Course', id: string, title: string } } & { ' $fragmentName'?: 'RecentRequestFragment' };

export type AssistantRequestsQueryVariables = Exact<{
  page: number;
}>;


export type AssistantRequestsQuery = { assistantRequests: { __typename: 'AssistantRequestPage', total: number, page: number, limit: number, items: Array<(
      { __typename: 'AssistantRequest', id: string }
      & { ' $fragmentRefs'?: { 'RecentRequestFragment': RecentRequestFragment } }
    )> } };

export type DraftByIdQueryVariables = Exact<{
  id: string;
}>;


export type DraftByIdQuery = { assistantRequest: { __typename: 'AssistantRequest', id: string, kind: Types.DraftKind, state: Types.AssistantRequestState, failure: Types.AssistantFailure | null, isSimulated: boolean, lessonTitle: string | null, texts: Array<string>, questions: Array<{ __typename: 'SuggestedQuestion', prompt: string, choices: Array<string>, right: Array<number>, explanation: string }> } | null };

export type PictureByIdQueryVariables = Exact<{
  id: string;
}>;


export type PictureByIdQuery = { assistantRequest: { __typename: 'AssistantRequest', id: string, state: Types.AssistantRequestState, failure: Types.AssistantFailure | null, isSimulated: boolean, picture: string | null } | null };

export type AskForDraftMutationVariables = Exact<{
  input: Types.CreateSuggestionInput;
}>;


export type AskForDraftMutation = { createSuggestion: { __typename: 'AssistantRequest', id: string } };

export type CourseForDraftsQueryVariables = Exact<{
  id: string;
}>;


export type CourseForDraftsQuery = { course: { __typename: 'Course', id: string, version: number, description: unknown, outcomes: Array<string>, sections: Array<{ __typename: 'Section', id: string, lessons: Array<{ __typename: 'LessonOutline', id: string, title: string }> }> } | null };

export type AcceptDraftMutationVariables = Exact<{
  input: Types.UpdateCourseInput;
  requestId: string;
}>;


export type AcceptDraftMutation = { updateCourse: { __typename: 'Course', id: string, version: number, description: unknown, outcomes: Array<string> }, recordAppliedDraft: { __typename: 'AssistantRequest', id: string, course: { __typename: 'Course', id: string, hasAiText: boolean } } };

export type AcceptQuestionMutationVariables = Exact<{
  input: Types.CreateQuestionInput;
  requestId: string;
}>;


export type AcceptQuestionMutation = { createQuestion: { __typename: 'Question', id: string }, recordAppliedDraft: { __typename: 'AssistantRequest', id: string, course: { __typename: 'Course', id: string, hasAiText: boolean } } };

export type CoverDrawingsQueryVariables = Exact<{
  text: string;
  motif: Types.DrawnMotif;
  seed?: string | null | undefined;
}>;


export type CoverDrawingsQuery = { coverDrawings: Array<{ __typename: 'Drawing', variant: number, svg: string }> };

export type AvatarDrawingsQueryVariables = Exact<{
  name: string;
  seed?: string | null | undefined;
}>;


export type AvatarDrawingsQuery = { avatarDrawings: Array<{ __typename: 'Drawing', variant: number, svg: string }> };

export type UseDrawnCoverMutationVariables = Exact<{
  input: Types.SetCourseCoverInput;
}>;


export type UseDrawnCoverMutation = { setCourseCover: { __typename: 'Course', id: string, version: number, hasUploadedCover: boolean, hasAiCover: boolean, cover: string } };

export type UseDrawnAvatarMutationVariables = Exact<{
  input: Types.SetAvatarInput;
}>;


export type UseDrawnAvatarMutation = { setAvatar: { __typename: 'User', id: string, avatarUrl: string | null } };

export type ModerationScanFragment = { __typename: 'CourseModeration', id: string, scannedAt: string | null, lessons: number, words: number, ratings: number, comments: number } & { ' $fragmentName'?: 'ModerationScanFragment' };

export type FindingRowFragment = { __typename: 'ModerationFinding', id: string, rule: Types.ModerationRule, place: Types.ModerationPlace, source: Types.FindingSource, sentence: string, confidence: number, lessonTitle: string | null } & { ' $fragmentName'?: 'FindingRowFragment' };

export type FindingDetailFragment = { __typename: 'ModerationFinding', id: string, rule: Types.ModerationRule, place: Types.ModerationPlace, source: Types.FindingSource, sentence: string, textBefore: string, textAfter: string, confidence: number, state: Types.FindingState, lessonId: string | null, lessonTitle: string | null } & { ' $fragmentName'?: 'FindingDetailFragment' };

export type CourseModerationQueryVariables = Exact<{
  id: string;
}>;


export type CourseModerationQuery = { courseModeration: (
    { __typename: 'CourseModeration', id: string, scannedAt: string | null, open: number, decided: number }
    & { ' $fragmentRefs'?: { 'ModerationScanFragment': ModerationScanFragment } }
  ) | null };

export type MarkedSentencesQueryVariables = Exact<{
  courseId: string;
  isDecided: boolean;
  page: number;
}>;


export type MarkedSentencesQuery = { moderationFindings: { __typename: 'ModerationFindingPage', total: number, page: number, limit: number, items: Array<(
      { __typename: 'ModerationFinding', id: string }
      & { ' $fragmentRefs'?: { 'FindingRowFragment': FindingRowFragment;'FindingDetailFragment': FindingDetailFragment } }
    )> } };

export type ScanCourseMutationVariables = Exact<{
  input: Types.ScanCourseInput;
}>;


export type ScanCourseMutation = { scanCourse: (
    { __typename: 'CourseModeration', id: string, open: number, decided: number }
    & { ' $fragmentRefs'?: { 'ModerationScanFragment': ModerationScanFragment } }
  ) };

export type DecideFindingMutationVariables = Exact<{
  input: Types.DecideFindingInput;
}>;


export type DecideFindingMutation = { decideFinding: { __typename: 'ModerationFinding', id: string, state: Types.FindingState } };

export type MarksForReviewQueryVariables = Exact<{
  courseId: string;
}>;


export type MarksForReviewQuery = { moderationFindings: { __typename: 'ModerationFindingPage', total: number, items: Array<{ __typename: 'ModerationFinding', id: string, rule: Types.ModerationRule, place: Types.ModerationPlace, source: Types.FindingSource, sentence: string, confidence: number, state: Types.FindingState, lessonTitle: string | null }> }, courseModeration: { __typename: 'CourseModeration', id: string, scannedAt: string | null } | null };

export type CourseToMendQueryVariables = Exact<{
  id: string;
}>;


export type CourseToMendQuery = { course: { __typename: 'Course', id: string, version: number, title: string, subtitle: string, description: unknown, outcomes: Array<string>, requirements: Array<string>, audience: Array<string>, sections: Array<{ __typename: 'Section', id: string, title: string }> } | null };

export type LessonToMendQueryVariables = Exact<{
  id: string;
}>;


export type LessonToMendQuery = { lessonContent: { __typename: 'LessonContent', id: string, version: number, title: string, body: unknown } | null };

export type MendCourseMutationVariables = Exact<{
  input: Types.UpdateCourseInput;
}>;


export type MendCourseMutation = { updateCourse: { __typename: 'Course', id: string, version: number, title: string, subtitle: string, description: unknown, outcomes: Array<string>, requirements: Array<string>, audience: Array<string> } };

export type MendLessonMutationVariables = Exact<{
  input: Types.UpdateLessonInput;
}>;


export type MendLessonMutation = { updateLesson: { __typename: 'LessonContent', id: string, version: number, title: string, body: unknown } };

export type MendSectionMutationVariables = Exact<{
  input: Types.UpdateSectionInput;
}>;


export type MendSectionMutation = { updateSection: { __typename: 'Section', id: string, title: string } };

export const RecentRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssistantRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"creditsTaken"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<RecentRequestFragment, unknown>;
export const ModerationScanFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModerationScan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseModeration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scannedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}}]}}]} as unknown as DocumentNode<ModerationScanFragment, unknown>;
export const FindingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}}]}}]} as unknown as DocumentNode<FindingRowFragment, unknown>;
export const FindingDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"textBefore"}},{"kind":"Field","name":{"kind":"Name","value":"textAfter"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}}]}}]} as unknown as DocumentNode<FindingDetailFragment, unknown>;
export const AssistantAllowanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssistantAllowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantAllowance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credits"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"renewsAt"}},{"kind":"Field","name":{"kind":"Name","value":"package"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"drawsPictures"}}]}}]}}]} as unknown as DocumentNode<AssistantAllowanceQuery, AssistantAllowanceQueryVariables>;
export const AssistantCoursesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssistantCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myTaughtCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"DRAFT"},{"kind":"EnumValue","value":"PENDING_REVIEW"},{"kind":"EnumValue","value":"NEEDS_FIXES"},{"kind":"EnumValue","value":"APPROVED"},{"kind":"EnumValue","value":"PUBLISHED"},{"kind":"EnumValue","value":"UNPUBLISHED"},{"kind":"EnumValue","value":"SUSPENDED"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<AssistantCoursesQuery, AssistantCoursesQueryVariables>;
export const AssistantRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssistantRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecentRequest"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssistantRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"creditsTaken"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<AssistantRequestsQuery, AssistantRequestsQueryVariables>;
export const DraftByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"isSimulated"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompt"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]}}]} as unknown as DocumentNode<DraftByIdQuery, DraftByIdQueryVariables>;
export const PictureByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PictureById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"isSimulated"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}}]}}]} as unknown as DocumentNode<PictureByIdQuery, PictureByIdQueryVariables>;
export const AskForDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskForDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSuggestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSuggestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AskForDraftMutation, AskForDraftMutationVariables>;
export const CourseForDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseForDrafts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idOrSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CourseForDraftsQuery, CourseForDraftsQueryVariables>;
export const AcceptDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordAppliedDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasAiText"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptDraftMutation, AcceptDraftMutationVariables>;
export const AcceptQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateQuestionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recordAppliedDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasAiText"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptQuestionMutation, AcceptQuestionMutationVariables>;
export const CoverDrawingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoverDrawings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"motif"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DrawnMotif"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coverDrawings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"motif"},"value":{"kind":"Variable","name":{"kind":"Name","value":"motif"}}},{"kind":"Argument","name":{"kind":"Name","value":"seed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"svg"}}]}}]}}]} as unknown as DocumentNode<CoverDrawingsQuery, CoverDrawingsQueryVariables>;
export const AvatarDrawingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AvatarDrawings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"avatarDrawings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"seed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"svg"}}]}}]}}]} as unknown as DocumentNode<AvatarDrawingsQuery, AvatarDrawingsQueryVariables>;
export const UseDrawnCoverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseDrawnCover"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCourseCoverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCourseCover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","alias":{"kind":"Name","value":"cover"},"name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"960"}}]},{"kind":"Field","name":{"kind":"Name","value":"hasUploadedCover"}},{"kind":"Field","name":{"kind":"Name","value":"hasAiCover"}}]}}]}}]} as unknown as DocumentNode<UseDrawnCoverMutation, UseDrawnCoverMutationVariables>;
export const UseDrawnAvatarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseDrawnAvatar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAvatarInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAvatar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<UseDrawnAvatarMutation, UseDrawnAvatarMutationVariables>;
export const CourseModerationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseModeration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseModeration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scannedAt"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"decided"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModerationScan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModerationScan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseModeration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scannedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}}]}}]} as unknown as DocumentNode<CourseModerationQuery, CourseModerationQueryVariables>;
export const MarkedSentencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkedSentences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isDecided"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderationFindings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isDecided"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isDecided"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingDetail"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModerationFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"textBefore"}},{"kind":"Field","name":{"kind":"Name","value":"textAfter"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lessonId"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}}]}}]} as unknown as DocumentNode<MarkedSentencesQuery, MarkedSentencesQueryVariables>;
export const ScanCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScanCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScanCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scanCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"decided"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModerationScan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModerationScan"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseModeration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scannedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"comments"}}]}}]} as unknown as DocumentNode<ScanCourseMutation, ScanCourseMutationVariables>;
export const DecideFindingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideFinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideFindingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideFinding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<DecideFindingMutation, DecideFindingMutationVariables>;
export const MarksForReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarksForReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moderationFindings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isForReview"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lessonTitle"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"courseModeration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scannedAt"}}]}}]}}]} as unknown as DocumentNode<MarksForReviewQuery, MarksForReviewQueryVariables>;
export const CourseToMendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseToMend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idOrSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<CourseToMendQuery, CourseToMendQueryVariables>;
export const LessonToMendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonToMend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]} as unknown as DocumentNode<LessonToMendQuery, LessonToMendQueryVariables>;
export const MendCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MendCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}}]}}]} as unknown as DocumentNode<MendCourseMutation, MendCourseMutationVariables>;
export const MendLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MendLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLessonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]} as unknown as DocumentNode<MendLessonMutation, MendLessonMutationVariables>;
export const MendSectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MendSection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<MendSectionMutation, MendSectionMutationVariables>;
export const useAssistantAllowanceQuery = bindQuery(AssistantAllowanceDocument, 'a37d20631bbe7a968e14973a6f81a0796b9af6f0885a99a894bf5d45124473b2');
export const useAssistantCoursesQuery = bindQuery(AssistantCoursesDocument, '752cb2a028eaf595c84e734a0680d8851ef2a4c337d12f80d18d811f2af312fe');
export const useAssistantRequestsQuery = bindQuery(AssistantRequestsDocument, 'da6c92dd521bfd5c80df4ce6521dbcd97031f66f145c218ec77ef2abbd04d542');
export const useDraftByIdQuery = bindQuery(DraftByIdDocument, 'ac9b36926c305265ab81e324eb100d9fb62a6bfb41a63cfe3fc28c7337da6fc2');
export const usePictureByIdQuery = bindQuery(PictureByIdDocument, '25431c7e386330cf48cc0b5be202e973a4b28d3ded6f914b075016db47c1c0fa');
export const useAskForDraftMutation = bindMutation(AskForDraftDocument, 'd0b5289a85cc701150418ee41c9e78801c891708e7d2a30516f1a2a3620e8652');
export const useCourseForDraftsQuery = bindQuery(CourseForDraftsDocument, '953e0affae7fe7b1f76e3034dfee693f51a59620aa2312763dab433da4b69cfc');
export const useAcceptDraftMutation = bindMutation(AcceptDraftDocument, 'ed623e568a88f77411fd07dada1a4d5ee087369c0a36a7cc688c69001db94c4f');
export const useAcceptQuestionMutation = bindMutation(AcceptQuestionDocument, '842f2fc23b420a01ab8861865851830b8b4b213151e2da650730d909b81c1e12');
export const useCoverDrawingsQuery = bindQuery(CoverDrawingsDocument, 'f9ecdb02a5bbe3cde6e4a8cb0d93bd4f8a0a6eb5f32eb0f77405a9bf6967bace');
export const useAvatarDrawingsQuery = bindQuery(AvatarDrawingsDocument, 'ee53afc7fbb7335584df3f5b749a2d1d5bee4154991cf2ac32fe70122bbe9d07');
export const useUseDrawnCoverMutation = bindMutation(UseDrawnCoverDocument, 'b17a966f8cd2a24299487ec0a88c588b7565fec779af9ec104c1f80b7e0fad4b');
export const useUseDrawnAvatarMutation = bindMutation(UseDrawnAvatarDocument, 'eb199fa199be913ea8a950680b19eebea78ff96b5bc62377851969b97bd1d55c');
export const useCourseModerationQuery = bindQuery(CourseModerationDocument, '6d5005cfcb13e5cfd8332beaed15d81e42ea67d390bb7bf2428c84389388dddb');
export const useMarkedSentencesQuery = bindQuery(MarkedSentencesDocument, '3ca1bd6132d05c1dca334ce78f25923ee84a4b0d906195e72f4d1736af0ee769');
export const useScanCourseMutation = bindMutation(ScanCourseDocument, 'fff1b10ced53193ab4cf80bb1d45734ce6a4be94467258ddbddf1674eabdc92a');
export const useDecideFindingMutation = bindMutation(DecideFindingDocument, '2100d31912d839658dd201d5e58b911275180a9f317e01087e3bd88056126b7e');
export const useMarksForReviewQuery = bindQuery(MarksForReviewDocument, 'b57a681430b7e125e099e7f93c628a178c725b5e0cc5778dddc9dace206e0e54');
export const useCourseToMendQuery = bindQuery(CourseToMendDocument, '49495aa33c40f4a59ff3241fceb04f7060eea9b8bca3594a228e1f4ce7582fd7');
export const useLessonToMendQuery = bindQuery(LessonToMendDocument, '258c95d40c3fc49feb3f7df509ea66c6b372fbee31b85dd9ed0d002fdd3c7094');
export const useMendCourseMutation = bindMutation(MendCourseDocument, '570c01bb79e30dee8eea34f5eec5b13b34be2314faa1c658fa847c37845fd9f3');
export const useMendLessonMutation = bindMutation(MendLessonDocument, '1967678169c625c94fd8bb005e93e785ef21e2b4ff69406386051be97c67988a');
export const useMendSectionMutation = bindMutation(MendSectionDocument, '14665bad6b97c0ae5868a26fcb1996ccba954ed32c39e72c32d3299d1bb0ebf1');
export const useRecentRequestFragment = /* @__PURE__ */ bindFragment(RecentRequestFragmentDoc, 'RecentRequest');
export const useModerationScanFragment = /* @__PURE__ */ bindFragment(ModerationScanFragmentDoc, 'ModerationScan');
export const useFindingRowFragment = /* @__PURE__ */ bindFragment(FindingRowFragmentDoc, 'FindingRow');
export const useFindingDetailFragment = /* @__PURE__ */ bindFragment(FindingDetailFragmentDoc, 'FindingDetail');