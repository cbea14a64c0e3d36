/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema.ts';

import { bindMutation, bindQuery } from '../../../apollo/bind.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Lets a course be published. */
export type ApproveCourseInput = {
  /** Every item once, all PASS. */
  checklist: Array<ReviewCheckInput>;
  /** Which course. */
  courseId: string;
};

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

/** What a course expects of its students. */
export type CourseLevel =
  /** Practice is expected. */
  | 'ADVANCED'
  /** For everyone. */
  | 'ALL'
  /** Nothing is expected. */
  | 'BEGINNER'
  /** The basics are expected. */
  | 'INTERMEDIATE';

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

/** Refuses a course for a reason of policy. */
export type RejectCourseInput = {
  /** Which course. */
  courseId: string;
  /** Why; the teacher reads it. 10 to 4,000 characters. */
  reason: string;
};

/** A judgement of one item. */
export type ReviewCheckInput = {
  /** What is judged. */
  item: ReviewItem;
  /** What to do about it; at most 1,000 characters. */
  note?: string | null | undefined;
  /** How it is judged. */
  verdict: ReviewVerdict;
};

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

/** Sends a course back to be mended. */
export type SendBackCourseInput = {
  /** Every item once, at least one FIX. */
  checklist: Array<ReviewCheckInput>;
  /** Which course. */
  courseId: string;
  /** What the teacher should do; 10 to 4,000 characters. */
  notes: string;
};

export type CourseReviewsQueryVariables = Exact<{
  page: number;
  limit: number;
  decision: Types.ReviewDecision;
  search?: string | null | undefined;
}>;


export type CourseReviewsQuery = { courseReviews: { __typename: 'CourseReviewPage', total: number, page: number, limit: number, items: Array<{ __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, reviewer: { __typename: 'PublicProfile', id: string, fullName: string } | null, course: { __typename: 'Course', id: string, title: string, coverUrl: string, lessonCount: number, durationSec: number, category: { __typename: 'Category', id: string, name: string, nameEn: string } | null, teacher: { __typename: 'PublicProfile', id: string, fullName: string } } }> } };

export type SubmissionFragment = { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, reviewer: { __typename: 'PublicProfile', id: string, fullName: string } | null, course: { __typename: 'Course', id: string, slug: string, title: string, subtitle: string, description: unknown, outcomes: Array<string>, requirements: Array<string>, audience: Array<string>, tags: Array<string>, level: Types.CourseLevel, language: string, status: Types.CourseStatus, price: number, currentPrice: number, saleEndsAt: string | null, lessonCount: number, durationSec: number, allowedActions: Array<Types.CourseAction>, cover: string, category: { __typename: 'Category', id: string, name: string, nameEn: string } | null, teacher: { __typename: 'PublicProfile', id: string, fullName: string, avatarUrl: string | null, headline: string | null, courseCount: number }, sections: Array<{ __typename: 'Section', id: string, title: string, position: number, lessonCount: number, durationSec: number, lessons: Array<{ __typename: 'LessonOutline', id: string, title: string, kind: Types.LessonKind, position: number, isPreview: boolean, durationSec: number, hasContent: boolean, version: number }> }> }, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> };

export type SubmissionQueryVariables = Exact<{
  id: string;
}>;


export type SubmissionQuery = { courseReview: { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, reviewer: { __typename: 'PublicProfile', id: string, fullName: string } | null, course: { __typename: 'Course', id: string, slug: string, title: string, subtitle: string, description: unknown, outcomes: Array<string>, requirements: Array<string>, audience: Array<string>, tags: Array<string>, level: Types.CourseLevel, language: string, status: Types.CourseStatus, price: number, currentPrice: number, saleEndsAt: string | null, lessonCount: number, durationSec: number, allowedActions: Array<Types.CourseAction>, cover: string, category: { __typename: 'Category', id: string, name: string, nameEn: string } | null, teacher: { __typename: 'PublicProfile', id: string, fullName: string, avatarUrl: string | null, headline: string | null, courseCount: number }, sections: Array<{ __typename: 'Section', id: string, title: string, position: number, lessonCount: number, durationSec: number, lessons: Array<{ __typename: 'LessonOutline', id: string, title: string, kind: Types.LessonKind, position: number, isPreview: boolean, durationSec: number, hasContent: boolean, version: number }> }> }, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> } | null };

export type DecidedFragment = { __typename: 'Course', id: string, status: Types.CourseStatus, allowedActions: Array<Types.CourseAction>, latestReview: { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, reviewer: { __typename: 'PublicProfile', id: string, fullName: string } | null, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> } | null };

export type ApproveCourseMutationVariables = Exact<{
  input: Types.ApproveCourseInput;
}>;


export type ApproveCourseMutation = { approveCourse: { __typename: 'Course', id: string, status: Types.CourseStatus, allowedActions: Array<Types.CourseAction>, latestReview: { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, reviewer: { __typename: 'PublicProfile', id: string, fullName: string } | null, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> } | null } };

export type SendBackCourseMutationVariables = Exact<{
  input: Types.SendBackCourseInput;
}>;


export type SendBackCourseMutation = { sendBackCourse: { __typename: 'Course', id: string, status: Types.CourseStatus, allowedActions: Array<Types.CourseAction>, latestReview: { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, reviewer: { __typename: 'PublicProfile', id: string, fullName: string } | null, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> } | null } };

export type RejectCourseMutationVariables = Exact<{
  input: Types.RejectCourseInput;
}>;


export type RejectCourseMutation = { rejectCourse: { __typename: 'Course', id: string, status: Types.CourseStatus, allowedActions: Array<Types.CourseAction>, latestReview: { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, reviewer: { __typename: 'PublicProfile', id: string, fullName: string } | null, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> } | null } };

export const SubmissionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAt"}},{"kind":"Field","alias":{"kind":"Name","value":"cover"},"name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"960"}}]},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioSection"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioLesson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonOutline"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"hasContent"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Section"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioLesson"}}]}}]}}]} as unknown as DocumentNode<SubmissionFragment, unknown>;
export const DecidedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Decided"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"latestReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<DecidedFragment, unknown>;
export const CourseReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseReviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"decision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReviewDecision"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseReviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"decision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"decision"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"480"}}]},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}}]}}]} as unknown as DocumentNode<CourseReviewsQuery, CourseReviewsQueryVariables>;
export const SubmissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Submission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Submission"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioLesson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LessonOutline"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isPreview"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"hasContent"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Section"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioLesson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Submission"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAt"}},{"kind":"Field","alias":{"kind":"Name","value":"cover"},"name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"960"}}]},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teacher"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"headline"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioSection"}}]}}]}}]}}]} as unknown as DocumentNode<SubmissionQuery, SubmissionQueryVariables>;
export const ApproveCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Decided"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Decided"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"latestReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]}}]} as unknown as DocumentNode<ApproveCourseMutation, ApproveCourseMutationVariables>;
export const SendBackCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendBackCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendBackCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendBackCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Decided"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Decided"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"latestReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]}}]} as unknown as DocumentNode<SendBackCourseMutation, SendBackCourseMutationVariables>;
export const RejectCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Decided"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Decided"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"latestReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]}}]} as unknown as DocumentNode<RejectCourseMutation, RejectCourseMutationVariables>;
export const useCourseReviewsQuery = bindQuery(CourseReviewsDocument, 'bbd8cd1ff9da42d3cfcb33b7d2b639e746d208e1aa836fe5b36a47c0bcd07566');
export const useSubmissionQuery = bindQuery(SubmissionDocument, 'fba7fdeccaca7bb73867bcda2dac009f9befe2df3941c2437f104e25c57252ea');
export const useApproveCourseMutation = bindMutation(ApproveCourseDocument, 'd03cd3740eacd75d3dfac1a2c70af0ac2e6506c2be27a1722f5bf49aac10fcf9');
export const useSendBackCourseMutation = bindMutation(SendBackCourseDocument, 'ac23054db2855b6346c87e09964fa4e427650e5ba361da5030e2912795d8f0bb');
export const useRejectCourseMutation = bindMutation(RejectCourseDocument, 'fbd97b9d6c542422ee16d1b221b78e1c664e03981e9456b4252a5dc42623963a');