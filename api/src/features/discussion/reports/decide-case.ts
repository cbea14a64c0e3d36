import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { TrimmedLength } from '../../../platform/input/trimmed-length.ts';
import { User } from '../../accounts/index.ts';
import { audit } from '../../operations/index.ts';
import { notify } from '../../support/index.ts';
import { ContentCase, ContentCaseState, ContentKind, ContentOutcome } from './content-case.entity.ts';
import { lockContent, type ModeratedContent } from './moderated-content.ts';

@InputType({ description: 'Input for deciding a moderation case.' })
export class DecideContentCaseInput {
  @Field(() => ID, { description: 'ID of a pending case.' })
  caseId!: string;
  @Field(() => ContentOutcome, {
    nullable: true,
    description: 'Decision on the content. Omit to reject the reports and leave the content unchanged.',
  })
  outcome?: ContentOutcome | null;
  @Field({ description: 'Reason shown to the author and the reporters, 5 to 500 characters.' })
  @TrimmedLength(5, 500, { message: 'discussion.reason' })
  reason!: string;
}

/**
 * Decides a case: the content is hidden, removed, or stays. Its author and the reporters are notified. The content is
 * locked before the case, in the same order as in a report.
 */
export function decideContentCase(context: Context, input: DecideContentCaseInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const found = isUuid(input.caseId) ? await em.findOne(ContentCase, { id: input.caseId }) : null;
    if (!found) throw notFound();
    const judged = await lockContent(em, viewer, found);
    const one = await em.findOneOrFail(
      ContentCase,
      { id: found.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (one.state !== ContentCaseState.PENDING && !judged.waits)
      throw conflict('CASE_DECIDED', { state: one.state });
    if (judged.authorId === viewer.id) throw policy('OWN_CONTENT');
    if (one.kind === ContentKind.COMMENT && input.outcome === ContentOutcome.HIDDEN)
      throw policy('COMMENTS_ARE_REMOVED');
    const before = one.state;
    const [outcome, reason] = [input.outcome ?? null, input.reason.trim()];
    // Taken before the removal, because a reversed appeal restores what was removed since this time
    const decidedAt = new Date();
    await judged.apply(outcome);
    em.assign(one, {
      state: outcome ? ContentCaseState.ACCEPTED : ContentCaseState.REJECTED,
      outcome,
      reason,
      decidedBy: em.getReference(User, viewer.id),
      decidedAt,
    });
    audit(em, context, {
      action: 'content-case.decide',
      targetType: 'content-case',
      targetId: one.id,
      before,
      after: outcome ?? one.state,
      reason,
    });
    await em.flush();
    await tell(em, context, one, judged, before === ContentCaseState.PENDING);
    return one.id;
  });
}

/** Notifies the reporters, and the author if the content was hidden or removed. */
async function tell(
  em: EntityManager,
  { services }: Context,
  { id, outcome, reason }: ContentCase,
  { authorId, where }: ModeratedContent,
  isFirst: boolean,
): Promise<void> {
  const params = { where, reason: reason ?? '' };
  const reporters = await runSql<{ id: string }>(
    em,
    sql`select reporter_id as id from content_report where case_id = ${id} order by reporter_id`,
  );
  if (isFirst)
    await notify(
      em,
      services,
      reporters.map((each) => each.id),
      {
        kind: 'REPORT_DECIDED',
        params: { ...params, outcome: outcome ? 'ACCEPTED' : 'REJECTED' },
        link: '/dashboard/ratings?show=reports',
      },
    );
  if (outcome)
    await notify(em, services, authorId, {
      kind: 'CONTENT_MODERATED',
      params: { ...params, outcome },
      // On this page the author reads the reason, edits a hidden rating, and may appeal
      link: '/dashboard/ratings?show=decisions',
    });
}
