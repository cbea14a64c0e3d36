import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { runSql, sql, uuid } from '../../platform/db/index.ts';
import { badInput, conflict, notFound } from '../../platform/errors/errors.ts';
import { Course } from '../courses/index.ts';
import { audit } from '../operations/index.ts';
import { notify } from '../support/index.ts';
import { ReviewDecision } from './review.enums.ts';
import { assertMayReview, assigneeSql, mayBeAssigned } from './review.policy.ts';

@InputType({ description: 'Input to assign a submission to a reviewer.' })
export class AssignReviewInput {
  @Field(() => ID, { description: 'ID of the pending submission.' })
  reviewId!: string;
  @Field(() => ID, { nullable: true, description: 'ID of one of its possibleReviewers. Omitted: nobody.' })
  personId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the reviewer that the client displayed. Omitted: nobody.',
  })
  shownPersonId?: string | null;
}

interface PendingReview {
  readonly courseId: string;
  readonly title: string;
  readonly decision: ReviewDecision;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
}

/**
 * Assigns a submission to a reviewer, or removes the assignment. If two reviewers take it at the same time, the second
 * gets an error.
 * @returns ID of the submission
 * @throws NOT_FOUND, POLICY for the viewer's own course, CONFLICT if it is decided or assigned to another reviewer,
 * BAD_INPUT at `personId`
 */
export function assignReview(
  context: Context,
  { reviewId, personId = null, shownPersonId = null }: AssignReviewInput,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const review = await lockReview(em, reviewId);
    await assertMayReview(em, viewer, await em.findOneOrFail(Course, review.courseId));
    if (review.decision !== ReviewDecision.PENDING) throw conflict('REVIEW_DECIDED');
    if (review.assigneeId === personId) return reviewId;
    if (review.assigneeId !== shownPersonId)
      throw review.assigneeName
        ? conflict('REVIEW_TAKEN', { title: review.assigneeName })
        : conflict('REVIEW_GIVEN_BACK');
    const [assigned] = await runSql(
      em,
      sql`update course_review r set assignee_id = ${personId && uuid(personId)}::uuid
        where r.id = ${reviewId}::uuid and (${personId === null}::boolean
          or exists (select 1 from person p where p.id = ${personId && uuid(personId)}::uuid and ${mayBeAssigned(sql`r.course_id`)}))
        returning r.id`,
      'review.assign',
    );
    if (!assigned) throw badInput('personId', 'catalog.reviewer');
    audit(em, context, {
      action: 'course.assign-review',
      targetId: review.courseId,
      before: { reviewerId: review.assigneeId },
      after: { reviewerId: personId },
    });
    if (personId && personId !== viewer.id)
      await notify(em, context.services, personId, {
        kind: 'REVIEW_ASSIGNED',
        params: { course: review.title },
        link: `/admin/courses/review/${reviewId}`,
      });
    return reviewId;
  });
}

async function lockReview(em: EntityManager, reviewId: string): Promise<PendingReview> {
  await runSql(
    em,
    sql`select 1 from course_review where id = ${uuid(reviewId)}::uuid for update`,
    'review.lock',
  );
  const [review] = await runSql<PendingReview>(
    em,
    sql`select r.course_id as "courseId", c.title, r.decision, h.id as "assigneeId", h.full_name as "assigneeName"
      from course_review r join course c on c.id = r.course_id
      left join person h on h.id = ${assigneeSql(sql`r.assignee_id`, sql`r.course_id`)} where r.id = ${uuid(reviewId)}::uuid`,
    'review.load',
  );
  if (!review) throw notFound();
  return review;
}

export const assignPreviousReviewer = async (
  em: EntityManager,
  courseId: string,
  reviewId: string,
): Promise<void> => {
  await runSql(
    em,
    sql`update course_review r set assignee_id = (select p.assignee_id from course_review p
        where p.course_id = ${courseId}::uuid and p.id <> r.id order by p.submitted_at desc, p.id desc limit 1)
      where r.id = ${reviewId}::uuid`,
    'review.keep-reviewer',
  );
};
