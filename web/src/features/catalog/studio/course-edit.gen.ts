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

/** Who finds a published course. */
export type CourseVisibility =
  /** Only students who have it already. */
  | 'PRIVATE'
  /** Anyone, in lists and search. */
  | 'PUBLIC'
  /** Whoever has its address. */
  | 'UNLISTED';

/** A new course; everything else is filled in later. */
export type CreateCourseInput = {
  /** Category; needed before it is submitted. */
  categoryId?: string | null | undefined;
  /** The same key gives the same course. */
  idempotencyKey?: string | null | undefined;
  /** 3 to 60 characters. */
  title: string;
};

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

/** The picture of a course. */
export type SetCourseCoverInput = {
  /** Which course. */
  courseId: string;
  /** A finished upload (JPEG, PNG or WebP, at least 480 wide, at most 10 MB); null: the generated cover. */
  uploadId?: string | null | undefined;
};

/** Edits of a course; what is left out stays as it is. */
export type UpdateCourseInput = {
  /** At most 12 points of 160 characters. */
  audience?: Array<string> | null | undefined;
  /** Category. Goes through review. */
  categoryId?: string | null | undefined;
  /** Which course. */
  courseId: string;
  /** What the course is about. */
  description?: unknown;
  /** The version the edits were made on; CONFLICT when someone was faster. */
  expectedVersion: number;
  /** Language it is taught in: vi or en. */
  language?: string | null | undefined;
  /** What it expects of its students. */
  level?: CourseLevel | null | undefined;
  /** At most 12 points of 160 characters. */
  outcomes?: Array<string> | null | undefined;
  /** 0, or 10,000 to 50,000,000 ₫. A higher price goes through review. */
  price?: number | null | undefined;
  /** At most 12 points of 160 characters. */
  requirements?: Array<string> | null | undefined;
  /** End of the sale; null: until it is taken back. */
  saleEndsAt?: string | null | undefined;
  /** Below the price and at least 10,000 ₫; null ends the sale. */
  salePrice?: number | null | undefined;
  /** At most 120 characters. */
  subtitle?: string | null | undefined;
  /** At most 12 words or phrases. */
  tags?: Array<string> | null | undefined;
  /** 3 to 60 characters. Goes through review. */
  title?: string | null | undefined;
  /** Who finds it once it is published. */
  visibility?: CourseVisibility | null | undefined;
};

export type EditableCourseFragment = { __typename: 'Course', subtitle: string, description: unknown, outcomes: Array<string>, requirements: Array<string>, audience: Array<string>, tags: Array<string>, level: Types.CourseLevel, language: string, visibility: Types.CourseVisibility, hasUploadedCover: boolean, id: string, slug: string, title: string, status: Types.CourseStatus, version: number, updatedAt: string, lessonCount: number, durationSec: number, allowedActions: Array<Types.CourseAction>, cover: string, category: { __typename: 'Category', id: string } | null, pricing: { __typename: 'CoursePricing', price: number, salePrice: number | null, saleEndsAt: string | null } | null, readiness: Array<{ __typename: 'ReadinessItem', code: Types.ReadinessCode, ok: boolean, actual: number, required: number }> | null, latestReview: { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> } | null };

export type CourseForEditQueryVariables = Exact<{
  id: string;
}>;


export type CourseForEditQuery = { course: { __typename: 'Course', subtitle: string, description: unknown, outcomes: Array<string>, requirements: Array<string>, audience: Array<string>, tags: Array<string>, level: Types.CourseLevel, language: string, visibility: Types.CourseVisibility, hasUploadedCover: boolean, id: string, slug: string, title: string, status: Types.CourseStatus, version: number, updatedAt: string, lessonCount: number, durationSec: number, allowedActions: Array<Types.CourseAction>, cover: string, category: { __typename: 'Category', id: string } | null, pricing: { __typename: 'CoursePricing', price: number, salePrice: number | null, saleEndsAt: string | null } | null, readiness: Array<{ __typename: 'ReadinessItem', code: Types.ReadinessCode, ok: boolean, actual: number, required: number }> | null, latestReview: { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> } | null } | null };

export type CreateCourseMutationVariables = Exact<{
  input: Types.CreateCourseInput;
}>;


export type CreateCourseMutation = { createCourse: { __typename: 'Course', id: string, title: string, status: Types.CourseStatus } };

export type UpdateCourseMutationVariables = Exact<{
  input: Types.UpdateCourseInput;
}>;


export type UpdateCourseMutation = { updateCourse: { __typename: 'Course', subtitle: string, description: unknown, outcomes: Array<string>, requirements: Array<string>, audience: Array<string>, tags: Array<string>, level: Types.CourseLevel, language: string, visibility: Types.CourseVisibility, hasUploadedCover: boolean, id: string, slug: string, title: string, status: Types.CourseStatus, version: number, updatedAt: string, lessonCount: number, durationSec: number, allowedActions: Array<Types.CourseAction>, cover: string, category: { __typename: 'Category', id: string } | null, pricing: { __typename: 'CoursePricing', price: number, salePrice: number | null, saleEndsAt: string | null } | null, readiness: Array<{ __typename: 'ReadinessItem', code: Types.ReadinessCode, ok: boolean, actual: number, required: number }> | null, latestReview: { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> } | null } };

export type SetCourseCoverMutationVariables = Exact<{
  input: Types.SetCourseCoverInput;
}>;


export type SetCourseCoverMutation = { setCourseCover: { __typename: 'Course', coverUrl: string, hasUploadedCover: boolean, id: string, slug: string, title: string, status: Types.CourseStatus, version: number, updatedAt: string, lessonCount: number, durationSec: number, allowedActions: Array<Types.CourseAction>, cover: string, readiness: Array<{ __typename: 'ReadinessItem', code: Types.ReadinessCode, ok: boolean, actual: number, required: number }> | null, latestReview: { __typename: 'CourseReview', id: string, submittedAt: string, decision: Types.ReviewDecision, decidedAt: string | null, notes: string | null, checklist: Array<{ __typename: 'ReviewCheck', item: Types.ReviewItem, verdict: Types.ReviewVerdict, note: string | null }> } | null } };

export const EditableCourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioState"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAt"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cover"},"name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"960"}}]},{"kind":"Field","name":{"kind":"Name","value":"hasUploadedCover"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}}]}}]}}]} as unknown as DocumentNode<EditableCourseFragment, unknown>;
export const CourseForEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseForEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idOrSlug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableCourse"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioState"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAt"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cover"},"name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"960"}}]},{"kind":"Field","name":{"kind":"Name","value":"hasUploadedCover"}}]}}]} as unknown as DocumentNode<CourseForEditQuery, CourseForEditQueryVariables>;
export const CreateCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<CreateCourseMutation, CreateCourseMutationVariables>;
export const UpdateCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableCourse"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioState"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"saleEndsAt"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"cover"},"name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"960"}}]},{"kind":"Field","name":{"kind":"Name","value":"hasUploadedCover"}}]}}]} as unknown as DocumentNode<UpdateCourseMutation, UpdateCourseMutationVariables>;
export const SetCourseCoverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCourseCover"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCourseCoverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCourseCover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudioState"}},{"kind":"Field","alias":{"kind":"Name","value":"cover"},"name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"960"}}]},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"480"}}]},{"kind":"Field","name":{"kind":"Name","value":"hasUploadedCover"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewVerdicts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"checklist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudioState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}},{"kind":"Field","name":{"kind":"Name","value":"durationSec"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"readiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"ok"}},{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latestReview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewVerdicts"}}]}}]}}]} as unknown as DocumentNode<SetCourseCoverMutation, SetCourseCoverMutationVariables>;
export const useCourseForEditQuery = bindQuery(CourseForEditDocument, '52111dbdf13d256e8d660e8b8d429c8cc36f65a387444f7f312e83fa5f7d8b6b');
export const useCreateCourseMutation = bindMutation(CreateCourseDocument, '3301646aa40f48802178f566499b9f26e4fed217706d635e1c2f51f180af6f97');
export const useUpdateCourseMutation = bindMutation(UpdateCourseDocument, '64e9954f26e5555a2e0c821460b3ba0a5f8d1f56eb0aac2a778bdfd5ae8a0b94');
export const useSetCourseCoverMutation = bindMutation(SetCourseCoverDocument, '2d067367635129e807e3d301e425eb91193483d5f387949d1f0f5be36c1e7fb7');