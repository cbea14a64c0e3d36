import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { lockById, runSql, sql } from '../../../platform/db/index.ts';
import { conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { defineDays } from '../../../platform/settings/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { ContentCase, ContentCaseState } from '../reports/content-case.entity.ts';
import type { AppealContentDecisionInput } from './content-appeal.types.ts';

export const APPEAL_DAYS = defineDays('moderation.appealDays', { least: 1, most: 60, default: 14 });

const DAY = 86_400_000;

/**
 * Appeals against a moderator's decision about the viewer's content, once and before the deadline. Another moderator
 * decides the appeal.
 * @throws NOT_FOUND if the content belongs to another person
 * @throws CONFLICT if there is an appeal, or no decision to appeal against
 * @throws POLICY after the deadline
 */
export function appealDecision(
  context: Context,
  { caseId, reason }: AppealContentDecisionInput,
): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    // A new decision about the case needs this lock too
    const contentCase = await lockById(em, ContentCase, caseId);
    const title = await findTitleOfOwn(em, contentCase, viewer.id);
    if (!title) throw notFound();
    const [before] = await runSql<{ state: string }>(
      em,
      sql`select state from content_appeal where case_id = ${caseId}`,
    );
    if (before) throw conflict('CONTENT_APPEALED', { state: before.state });
    const { state } = contentCase;
    if (state !== ContentCaseState.ACCEPTED) throw conflict('NOTHING_TO_APPEAL', { state });
    const deadline = new Date(
      contentCase.decidedAt!.getTime() + context.services.settings.get(APPEAL_DAYS) * DAY,
    );
    if (deadline.getTime() <= Date.now())
      throw policy('CONTENT_APPEAL_LATE', { deadline: deadline.toISOString() });
    const [appeal] = await runSql<{ id: string }>(
      em,
      sql`insert into content_appeal (case_id, appellant_id, first_decider_id, first_outcome, first_reason, first_decided_at, reason)
        select id, ${viewer.id}, decided_by_id, outcome, reason, decided_at, ${reason.trim()} from content_case where id = ${caseId} returning id`,
    );
    audit(em, context, { action: 'content-case.appeal', targetId: caseId });
    await notify(
      em,
      context.services,
      { may: 'comment:moderate', except: viewer.id },
      {
        kind: 'CONTENT_APPEALED',
        params: { where: title },
        link: `/admin/reports/${appeal!.id}?tab=appeals`,
      },
    );
    return caseId;
  });
}

/**
 * The title of the lesson or course of a person's own content.
 * @returns undefined for content of others
 */
async function findTitleOfOwn(
  em: EntityManager,
  { kind, targetId }: ContentCase,
  personId: string,
): Promise<string | undefined> {
  const [found] = await runSql<{ title: string }>(
    em,
    sql`select l.title from comment m join lesson l on l.id = m.lesson_id
        where ${kind} = 'COMMENT' and m.id = ${targetId} and m.author_id = ${personId}
      union all select c.title from rating g join course c on c.id = g.course_id
        where ${kind} = 'RATING' and g.id = ${targetId} and g.author_id = ${personId}`,
  );
  return found?.title;
}
