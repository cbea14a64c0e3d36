import type { EntityManager } from '@mikro-orm/postgresql';
import { ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { badInput, conflict, notFound, policy } from '../../platform/errors/errors.ts';
import { AtMost } from '../../platform/input/at-most.ts';
import { TrimmedLength } from '../../platform/input/trimmed-length.ts';
import { User } from '../accounts/index.ts';
import {
  applyRevision,
  assertEnoughLessons,
  type Course,
  type CourseRevision,
  lockCourse,
} from '../courses/index.ts';
import { type AuditAction, audit } from '../operations/index.ts';
import { notify } from '../support/index.ts';
import { CourseReview } from './course-review.entity.ts';
import { ReviewDecision, ReviewItem, ReviewVerdict } from './review.enums.ts';
import { assertMayReview } from './review.policy.ts';

@InputType({ description: 'Verdict on one item of the checklist.' })
export class ReviewCheckInput {
  @Field(() => ReviewItem, { description: 'Item of the checklist.' })
  item!: ReviewItem;
  @Field(() => ReviewVerdict, { description: 'Verdict on the item.' })
  verdict!: ReviewVerdict;
  @Field(() => String, { nullable: true, description: 'Note on how to fix it, at most 1,000 characters.' })
  @AtMost(1000)
  note?: string | null;
}

@InputType()
abstract class ReviewedSubmission {
  @Field(() => ID, { description: 'ID of the submitted course.' })
  courseId!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the displayed submission. CONFLICT if another one is pending now.',
  })
  reviewId?: string | null;
}

@InputType({ description: 'Approval of a submitted course.' })
export class ApproveCourseInput extends ReviewedSubmission {
  @Field(() => [ReviewCheckInput], { description: 'Every item exactly once, all PASS.' })
  @ValidateNested({ each: true })
  checklist!: ReviewCheckInput[];
}

@InputType({ description: 'Return of a submitted course with notes.' })
export class SendBackCourseInput extends ReviewedSubmission {
  @Field(() => [ReviewCheckInput], { description: 'Every item exactly once, at least one FIX.' })
  @ValidateNested({ each: true })
  checklist!: ReviewCheckInput[];
  @Field({ description: 'Notes for the teacher, 10 to 4,000 characters.' })
  @TrimmedLength(10, 4000, { message: 'catalog.note' })
  notes!: string;
}

@InputType({ description: 'Rejection of a submitted course.' })
export class RejectCourseInput extends ReviewedSubmission {
  @Field({ description: 'Reason for the teacher, 10 to 4,000 characters.' })
  @TrimmedLength(10, 4000, { message: 'catalog.note' })
  reason!: string;
}

/** @throws POLICY if an item needs fixing */
export const approveCourse = (context: Context, input: ApproveCourseInput): Promise<string> =>
  decide(context, input, ReviewDecision.APPROVED, async (course, revision, em) => {
    assertCompleteChecklist(input.checklist);
    if (input.checklist.some(({ verdict }) => verdict === ReviewVerdict.FIX)) throw policy('CHECKLIST_FAILS');
    const { settings } = context.services;
    if (revision) {
      // Parts of the course may have been deleted since the submission
      await assertEnoughLessons(em, settings, course, revision);
      await applyRevision(em, settings, course, revision);
    } else course.approve();
  });

export const sendBackCourse = (context: Context, input: SendBackCourseInput): Promise<string> =>
  decide(context, input, ReviewDecision.SENT_BACK, (course, revision) => {
    assertCompleteChecklist(input.checklist);
    if (input.checklist.every(({ verdict }) => verdict === ReviewVerdict.PASS))
      throw policy('CHECKLIST_PASSES');
    (revision ?? course).sendBack();
  });

export const rejectCourse = (
  context: Context,
  { courseId, reviewId, reason }: RejectCourseInput,
): Promise<string> =>
  decide(context, { courseId, reviewId, notes: reason }, ReviewDecision.REJECTED, (course, revision) =>
    (revision ?? course).reject(),
  );

/** The submission and what the reviewer says of it. */
type Reviewed = ReviewedSubmission & Partial<Pick<SendBackCourseInput, 'checklist' | 'notes'>>;
type Outcome = Exclude<ReviewDecision, 'PENDING' | 'WITHDRAWN'>;

const ACTIONS = {
  APPROVED: 'course.approved',
  SENT_BACK: 'course.sent-back',
  REJECTED: 'course.rejected',
} as const satisfies Record<Outcome, AuditAction>;

function decide(
  context: Context,
  { courseId, reviewId, checklist = [], notes }: Reviewed,
  decision: Outcome,
  move: (course: Course, revision: CourseRevision | null, em: EntityManager) => void | Promise<void>,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const course = await lockCourse(em, courseId);
    if (!course) throw notFound();
    await assertMayReview(em, viewer, course);
    const before = course.status;
    const review = await em.findOne(
      CourseReview,
      { course, decision: ReviewDecision.PENDING },
      { populate: ['revision', 'revision.category'] },
    );
    if (!review) throw conflict('WRONG_STATE', { state: course.status });
    if (reviewId && review.id !== reviewId) throw conflict('OTHER_SUBMISSION');
    await move(course, review.revision ?? null, em);
    const checks = checklist.map(({ item, verdict, note }) => ({
      item,
      verdict,
      note: note?.trim() || null,
    }));
    review.decide(decision, em.getReference(User, viewer.id), checks, notes?.trim());
    audit(em, context, {
      action: ACTIONS[decision],
      targetId: course.id,
      before,
      after: course.status,
      reason: notes,
    });
    await notify(em, context.services, course.teacher.id, {
      kind: review.revision ? 'REVISION_REVIEWED' : 'COURSE_REVIEWED',
      params: { course: course.title, outcome: decision },
      link: `/teacher/courses/${course.id}/edit`,
    });
    return course.id;
  });
}

function assertCompleteChecklist(checklist: readonly ReviewCheckInput[]): void {
  const items = new Set(checklist.map(({ item }) => item));
  const wanted = Object.values(ReviewItem);
  if (items.size !== wanted.length || checklist.length !== wanted.length)
    throw badInput('checklist', 'catalog.checklist');
}
