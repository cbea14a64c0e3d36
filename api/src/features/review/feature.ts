import { defineFeature } from '../define-feature.ts';
import { ManagedCoursesResolver } from './administration/managed-courses.resolver.ts';
import { CourseReview } from './course-review.entity.ts';
import { CourseReviewResolver, LatestReviewResolver } from './course-review.resolver.ts';
import { notificationKinds } from './notification-kinds.ts';
import { permissions } from './permissions.ts';
import { personalData } from './personal-data.ts';
import { ReviewTermsResolver } from './public-terms.resolver.ts';
import { faults, reasons } from './reasons.ts';
import { ReviewHistoryResolver } from './review-history.resolver.ts';
import { reviewQueue } from './review-queue.ts';
import * as settings from './settings.ts';
import { SubmissionResolver } from './submission.resolver.ts';
import { en } from './texts/en.ts';
import { vi } from './texts/vi.ts';

/**
 * The way of a course: it is submitted, judged by a reviewer, put on sale, and looked after by administrators.
 *
 * Writes: entities for reviews, and for courses and revisions by their transitions. SQL: whom a submission is given to,
 * and what was submitted.
 */
export const review = defineFeature({
  name: 'review',
  tables: ['course_review'],
  offers: ['course_review'],
  entities: [CourseReview],
  resolvers: [
    CourseReviewResolver,
    LatestReviewResolver,
    ManagedCoursesResolver,
    ReviewHistoryResolver,
    ReviewTermsResolver,
    SubmissionResolver,
  ],
  permissions,
  notificationKinds,
  personalData,
  settings: Object.values(settings),
  deskQueues: [reviewQueue],
  texts: { vi, en },
  reasons,
  faults,
});
