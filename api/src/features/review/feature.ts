import { sql } from '../../graphql/read/index.ts';
import {
  type NamesOf,
  PermissionGroup,
  type PermissionTable,
  Role,
} from '../../platform/access/permissions.ts';
import { keep } from '../../platform/access/personal-data.ts';
import { defineFeature } from '../define-feature.ts';
import type { QueueSource } from '../operations/index.ts';
import { ManagedCoursesResolver } from './administration/managed-courses.resolver.ts';
import { CourseReview } from './course-review.entity.ts';
import { CourseReviewResolver, LatestReviewResolver } from './course-review.resolver.ts';
import {
  HeldEditOfLessonResolver,
  HeldEditResolver,
  HeldEditsOfCourseResolver,
} from './held-edits/held-edit.resolver.ts';
import { notificationKinds } from './notification-kinds.ts';
import { REVIEW_WORKING_DAYS } from './open-review.ts';
import { ReviewTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { ReviewHistoryResolver } from './review-history.resolver.ts';
import { SubmissionResolver } from './submission.resolver.ts';
import { en, vi } from './texts.ts';

const permissions = {
  grants: { [Role.ADMIN]: ['course:review', 'course:manage', 'course:transfer', 'course:export'] },
  groups: { course: PermissionGroup.CONTENT },
} as const satisfies PermissionTable;

declare module '../../platform/access/permissions.ts' {
  interface PermissionNames extends NamesOf<typeof permissions> {}
}

const reviewQueue: QueueSource = {
  kind: 'COURSE_REVIEWS',
  permission: 'course:review',
  rows: () => sql`select r.submitted_at as since, r.due_at as due, null::bigint as amount
    from course_review r where r.decision = 'PENDING'
    union all select created_at, null, null from held_edit where state in ('WAITING', 'SHOWN')`,
};

/**
 * Lifecycle of a course: submission, review, publication and administration.
 *
 * Writes: entities for reviews, and for courses and revisions by their transitions. SQL: the assigned reviewer, and
 * the submitted snapshot.
 */
export const review = defineFeature({
  name: 'review',
  tables: ['course_review'],
  offers: ['course_review'],
  entities: [CourseReview],
  resolvers: [
    CourseReviewResolver,
    HeldEditOfLessonResolver,
    HeldEditResolver,
    HeldEditsOfCourseResolver,
    LatestReviewResolver,
    ManagedCoursesResolver,
    ReviewHistoryResolver,
    ReviewTermsResolver,
    SubmissionResolver,
  ],
  permissions,
  notificationKinds,
  personalData: {
    purpose: 'processing.review',
    columns: [
      keep('course_review', 'submitted_by_id', 'record of why a course is on sale'),
      keep('course_review', 'reviewer_id', 'the reviewer who is responsible for the sale of a course', false),
      keep('course_review', 'assignee_id', 'the reviewer to whom a submission was assigned', false),
    ],
  },
  settings: [REVIEW_WORKING_DAYS],
  queueSources: [reviewQueue],
  texts: { vi, en },
  reasons,
  faults,
});
