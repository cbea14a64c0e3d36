/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What the viewer may do with a course in its present state. */
export type CourseAction =
  /** Put it away. */
  | 'ARCHIVE'
  /** Change what it says and holds. */
  | 'EDIT'
  /** Put it on sale. */
  | 'PUBLISH'
  /** Approve, send back or reject. */
  | 'REVIEW'
  /** Hand it in for review. */
  | 'SUBMIT'
  /** Take it off sale. */
  | 'UNPUBLISH'
  /** Take it back from review. */
  | 'WITHDRAW';

/** Where a course is on its way. UNPUBLISHED and SUSPENDED stop sales, never learning. */
export type CourseStatus =
  /** May be published by its teacher. */
  | 'APPROVED'
  /** Put away; students keep it. */
  | 'ARCHIVED'
  /** Being written. */
  | 'DRAFT'
  /** Sent back with notes. */
  | 'NEEDS_FIXES'
  /** Submitted; an administrator decides. */
  | 'PENDING_REVIEW'
  /** On sale. */
  | 'PUBLISHED'
  /** Refused for a reason of policy. */
  | 'REJECTED'
  /** Taken off sale by an administrator or for want of quota. */
  | 'SUSPENDED'
  /** Taken off sale by its teacher. */
  | 'UNPUBLISHED';

/** What a lesson is made of. */
export type LessonKind =
  /** Something to read. */
  | 'TEXT'
  /** Something to watch, perhaps with text. */
  | 'VIDEO';

/** What is checked before a course may be submitted. */
export type ReadinessCode =
  /** Counted in points. */
  | 'AUDIENCE'
  /** One has to be chosen. */
  | 'CATEGORY'
  /** Counted in words. */
  | 'DESCRIPTION'
  /** Counted in minutes; text is read at 200 words a minute. */
  | 'DURATION'
  /** Counted in lessons. */
  | 'LESSONS'
  /** Lessons that hold something, of all lessons. */
  | 'LESSON_CONTENT'
  /** Counted in points. */
  | 'OUTCOMES'
  /** Counted in points. */
  | 'REQUIREMENTS'
  /** Counted in characters. */
  | 'SUBTITLE'
  /** A cover; the generated one will do. */
  | 'THUMBNAIL'
  /** Counted in characters. */
  | 'TITLE';

/** How a review ended; PENDING while it has not. */
export type ReviewDecision =
  /** May be published. */
  | 'APPROVED'
  /** Nobody has decided. */
  | 'PENDING'
  /** Refused for a reason of policy. */
  | 'REJECTED'
  /** Needs work, see the checklist. */
  | 'SENT_BACK'
  /** Taken back by its teacher. */
  | 'WITHDRAWN';

/** What a reviewer judges. */
export type ReviewItem =
  /** Lessons teach what the course promises. */
  | 'CONTENT'
  /** The teacher may use all of it. */
  | 'COPYRIGHT'
  /** Title, description and outcomes are true and clear. */
  | 'DESCRIPTION'
  /** Picture and sound are good enough to learn from. */
  | 'MEDIA'
  /** Nothing breaks law or the rules of the platform. */
  | 'POLICY'
  /** The price suits the content. */
  | 'PRICE';

/** PASS: fine. FIX: needs work, see the note. */
export type ReviewVerdict =
  /** Needs work, see the note. */
  | 'FIX'
  /** Fine. */
  | 'PASS';

/** Edits of a lesson; what is left out stays as it is. */
export type UpdateLessonInput = {
  /** The text; beside a video its notes. */
  body?: unknown;
  /** A finished upload of Vietnamese WebVTT captions. */
  captionsUploadId?: string | null | undefined;
  /** The version the edits were made on; CONFLICT when someone was faster. */
  expectedVersion: number;
  /** Open to everyone while the course is published. */
  isPreview?: boolean | null | undefined;
  /** Which lesson. */
  lessonId: string;
  /** 3 to 80 characters. */
  title?: string | null | undefined;
  /** A finished upload of an MP4 video. */
  uploadId?: string | null | undefined;
};

export type EditableLessonFragment = { __typename: 'LessonContent', version: number, id: string, title: string, kind: Types.LessonKind, isPreview: boolean, durationSec: number, body: unknown, mediaUrl: string | null, course: { __typename: 'Course', id: string, slug: string, title: string, status: Types.CourseStatus, version: number, updatedAt: string, lessonCount: number, durationSec: number, allowedActions: Array<Types.CourseAction>, sections: Array<{ __typename: 'Section', id: string, title: string, position: number, lessonCount: number, durationSec: number, lessons: Array<{ __typename: 'LessonOutline', id: string, title: string, kind: Types.LessonKind, position: number, isPreview: boolean, durationSec: number, hasContent: boolean, version: number }> }>, readiness: Array<{ __typename: 'ReadinessItem', code: Types.ReadinessCode, ok: boolean, actual: number, required: number }> | null, latestReview: { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> } | null }, captions: Array<{ __typename: 'CaptionTrack', language: string, label: string, url: string }> };

export type LessonForEditQueryVariables = Exact<{
  id: string;
}>;


export type LessonForEditQuery = { lessonContent: { __typename: 'LessonContent', version: number, id: string, title: string, kind: Types.LessonKind, isPreview: boolean, durationSec: number, body: unknown, mediaUrl: string | null, course: { __typename: 'Course', id: string, slug: string, title: string, status: Types.CourseStatus, version: number, updatedAt: string, lessonCount: number, durationSec: number, allowedActions: Array<Types.CourseAction>, sections: Array<{ __typename: 'Section', id: string, title: string, position: number, lessonCount: number, durationSec: number, lessons: Array<{ __typename: 'LessonOutline', id: string, title: string, kind: Types.LessonKind, position: number, isPreview: boolean, durationSec: number, hasContent: boolean, version: number }> }>, readiness: Array<{ __typename: 'ReadinessItem', code: Types.ReadinessCode, ok: boolean, actual: number, required: number }> | null, latestReview: { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> } | null }, captions: Array<{ __typename: 'CaptionTrack', language: string, label: string, url: string }> } | null };

export type UpdateLessonMutationVariables = Exact<{
  input: Types.UpdateLessonInput;
}>;


export type UpdateLessonMutation = { updateLesson: { __typename: 'LessonContent', version: number, id: string, title: string, kind: Types.LessonKind, isPreview: boolean, durationSec: number, body: unknown, mediaUrl: string | null, course: { __typename: 'Course', id: string, slug: string, title: string, status: Types.CourseStatus, version: number, updatedAt: string, lessonCount: number, durationSec: number, allowedActions: Array<Types.CourseAction>, sections: Array<{ __typename: 'Section', id: string, title: string, position: number, lessonCount: number, durationSec: number, lessons: Array<{ __typename: 'LessonOutline', id: string, title: string, kind: Types.LessonKind, position: number, isPreview: boolean, durationSec: number, hasContent: boolean, version: number }> }>, readiness: Array<{ __typename: 'ReadinessItem', code: Types.ReadinessCode, ok: boolean, actual: number, required: number }> | null, latestReview: { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> } | null }, captions: Array<{ __typename: 'CaptionTrack', language: string, label: string, url: string }> } };

export const EditableLessonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableLesson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonMaterial"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioOutline"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioLesson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonOutline"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"hasContent"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Section"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioLesson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonMaterial"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioOutline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioState"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioSection"}}]}}]}}]} as unknown as DocumentNode<EditableLessonFragment, unknown>;
export const LessonForEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonForEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableLesson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonMaterial"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioLesson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonOutline"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"hasContent"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Section"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioLesson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioOutline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioState"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioSection"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableLesson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonMaterial"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioOutline"}}]}}]}}]} as unknown as DocumentNode<LessonForEditQuery, LessonForEditQueryVariables>;
export const UpdateLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLessonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableLesson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonMaterial"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"mediaUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioLesson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonOutline"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"hasContent"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Section"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioLesson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioOutline"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioState"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioSection"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableLesson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonMaterial"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioOutline"}}]}}]}}]} as unknown as DocumentNode<UpdateLessonMutation, UpdateLessonMutationVariables>;
export const useLessonForEditQuery = bindQuery(LessonForEditDocument, '0d9601ac09f7c5ff79b028c096f94f6983dd35893184e12260def94db667244e');
export const useUpdateLessonMutation = bindMutation(UpdateLessonDocument, 'c55dad512a51e759e7ee64c6a2643f6b1c79189e1ee8e69257e98b3eb2e43f4a');