import { type Context, signedIn } from '../../../graphql/context.ts';
import { lockById, runSql, sql, uuid } from '../../../platform/db/index.ts';
import { conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { User } from '../../accounts/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { ContentCase, ContentCaseState } from '../reports/content-case.entity.ts';
import { lockContent } from '../reports/moderated-content.ts';
import type { DecideContentAppealInput } from './content-appeal.types.ts';

interface Appeal {
  readonly id: string;
  readonly appellant_id: string;
  readonly first_decider_id: string | null;
  readonly first_decided_at: Date | string;
  readonly state: string;
}

/**
 * Decides an appeal: confirms the first decision, or restores the content. Locks the content, the case and the
 * appeal, in the same order as the decision of a case.
 * @throws POLICY for the first moderator, and for the author
 * @throws NOT_FOUND if the appeal does not exist
 * @throws CONFLICT if it is already decided
 */
export function decideAppeal(context: Context, input: DecideContentAppealInput): Promise<string> {
  const viewer = signedIn(context);
  const answer = input.answer.trim();
  return context.em.transactional(async (em) => {
    const [found] = await runSql<{ case_id: string }>(
      em,
      sql`select case_id from content_appeal where id = ${uuid(input.appealId)}`,
    );
    if (!found) throw notFound();
    const content = await lockContent(em, viewer, await em.findOneOrFail(ContentCase, { id: found.case_id }));
    const contentCase = await lockById(em, ContentCase, found.case_id);
    const [appeal] = await runSql<Appeal>(
      em,
      sql`select id, appellant_id, first_decider_id, first_decided_at, state
        from content_appeal where id = ${input.appealId} for update`,
    );
    if (!appeal) throw notFound();
    if (appeal.state !== 'WAITING') throw conflict('CONTENT_APPEAL_DECIDED', { state: appeal.state });
    if (appeal.first_decider_id === viewer.id) throw policy('FIRST_DECIDER');
    if (appeal.appellant_id === viewer.id) throw policy('OWN_CONTENT');
    const outcome = input.isReversed ? 'REVERSED' : 'UPHELD';
    await runSql(
      em,
      sql`update content_appeal set state = ${outcome}, answer = ${answer}, decided_by_id = ${viewer.id}, decided_at = now()
        where id = ${appeal.id}`,
    );
    const firstDecidedAt = new Date(appeal.first_decided_at);
    // The appeal does not concern a later decision about an edited rating
    if (input.isReversed && contentCase.decidedAt! <= firstDecidedAt) {
      await content.restore(firstDecidedAt);
      em.assign(contentCase, {
        state: ContentCaseState.REJECTED,
        outcome: null,
        reason: answer,
        decidedBy: em.getReference(User, viewer.id),
        decidedAt: new Date(),
      });
    }
    audit(em, context, {
      action: 'content-case.decide-appeal',
      targetId: contentCase.id,
      before: { state: appeal.state },
      after: { state: outcome },
      reason: answer,
    });
    await em.flush();
    await notify(em, context.services, appeal.appellant_id, {
      kind: 'APPEAL_DECIDED',
      params: { where: content.title, answer, outcome },
      link: '/dashboard/ratings?show=decisions',
    });
    return appeal.id;
  });
}
