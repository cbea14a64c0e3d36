import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { forbidden } from '../../../platform/errors/errors.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { lockPublishedRating } from '../../learning/index.ts';
import { notify } from '../../support/index.ts';
import { assertReportRate } from '../comment-rate.ts';
import { lockComment } from '../discussion.policy.ts';
import { ContentKind } from './content-case.entity.ts';

@InputType()
abstract class ReportInput {
  @Field({ description: 'Complaint shown to moderators, 5 to 500 characters.' })
  @TrimmedLength(5, 500, { message: 'discussion.note' })
  note!: string;
}

@InputType({ description: 'Input for reporting a comment to moderators.' })
export class ReportCommentInput extends ReportInput {
  @Field(() => ID, { description: 'ID of a comment written by another person.' })
  commentId!: string;
}

@InputType({ description: 'Input for reporting a rating to moderators.' })
export class ReportRatingInput extends ReportInput {
  @Field(() => ID, { description: 'ID of a published rating written by another person.' })
  ratingId!: string;
}

/** Max stored reports of one case. Further ones are only counted. */
export const MAX_REPORTS = 100;

export function reportComment(context: Context, { commentId, note }: ReportCommentInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    await assertReportRate(em, viewer.id);
    const { comment, lesson } = await lockComment(em, viewer, commentId);
    comment.assertNotRemoved();
    if (comment.author.id === viewer.id) throw forbidden('OWN_COMMENT');
    const caseId = await storeReport(em, ContentKind.COMMENT, commentId, viewer.id, note);
    if (caseId)
      await notify(
        em,
        context.services,
        { may: 'comment:moderate', except: viewer.id },
        { kind: 'COMMENT_REPORTED', params: { lesson: lesson.title }, link: `/admin/reports/${caseId}` },
      );
    return commentId;
  });
}

export function reportRating(context: Context, { ratingId, note }: ReportRatingInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    await assertReportRate(em, viewer.id);
    const { rating, course } = await lockPublishedRating(em, viewer, ratingId);
    if (rating.author.id === viewer.id) throw forbidden('OWN_COMMENT');
    const caseId = await storeReport(em, ContentKind.RATING, rating.id, viewer.id, note);
    if (caseId)
      await notify(
        em,
        context.services,
        { may: 'comment:moderate', except: viewer.id },
        { kind: 'RATING_REPORTED', params: { course }, link: `/admin/reports/${caseId}` },
      );
    return rating.id;
  });
}

/**
 * Adds a report to the open case, or opens one. The caller holds the lock of the content.
 * @returns the case's ID, or undefined if the person has reported the content before
 */
async function storeReport(
  em: EntityManager,
  kind: ContentKind,
  targetId: string,
  reporterId: string,
  note: string,
): Promise<string | undefined> {
  await runSql(
    em,
    sql`insert into content_case (kind, target_id) values (${kind}, ${targetId})
      on conflict (kind, target_id) where state = 'PENDING' do nothing`,
  );
  const [created] = await runSql<{ caseId: string }>(
    em,
    sql`insert into content_report (case_id, reporter_id, note)
      select k.id, ${reporterId}, ${note.trim()} from content_case k
        where k.kind = ${kind} and k.target_id = ${targetId} and k.state = 'PENDING' and k.report_count < ${MAX_REPORTS}::int
      on conflict do nothing returning case_id as "caseId"`,
  );
  if (!created) return undefined;
  await runSql(
    em,
    sql`update content_case set report_count = report_count + 1
      where kind = ${kind} and target_id = ${targetId} and state = 'PENDING'`,
  );
  return created.caseId;
}
