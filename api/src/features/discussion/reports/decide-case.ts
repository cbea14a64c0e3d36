import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { getById, lockById, runSql, sql } from '../../../platform/db/index.ts';
import { conflict, policy } from '../../../platform/errors/errors.ts';
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

/** Locks the content before the case, in the same order as a report. */
export function decideContentCase(context: Context, input: DecideContentCaseInput): Promise<string> {
  const viewer = signedIn(context);
  return context.em.transactional(async (em) => {
    const content = await lockContent(em, viewer, await getById(em, ContentCase, input.caseId));
    const contentCase = await lockById(em, ContentCase, input.caseId);
    const { state: before } = contentCase;
    if (before !== ContentCaseState.PENDING && !content.isAwaitingReview)
      throw conflict('CASE_DECIDED', { state: before });
    if (content.authorId === viewer.id) throw policy('OWN_CONTENT');
    if (contentCase.kind === ContentKind.COMMENT && input.outcome === ContentOutcome.HIDDEN)
      throw policy('COMMENTS_ARE_REMOVED');
    const [outcome, reason] = [input.outcome ?? null, input.reason.trim()];
    // Taken before the removal, because a reversed appeal restores what was removed since this time
    const decidedAt = new Date();
    await content.apply(outcome);
    em.assign(contentCase, {
      state: outcome ? ContentCaseState.ACCEPTED : ContentCaseState.REJECTED,
      outcome,
      reason,
      decidedBy: em.getReference(User, viewer.id),
      decidedAt,
    });
    audit(em, context, {
      action: 'content-case.decide',
      targetId: contentCase.id,
      before,
      after: outcome ?? contentCase.state,
      reason,
    });
    await em.flush();
    await notifyDecided(em, context, contentCase, content, before === ContentCaseState.PENDING);
    return contentCase.id;
  });
}

async function notifyDecided(
  em: EntityManager,
  { services }: Context,
  { id, outcome, reason }: ContentCase,
  { authorId, title }: ModeratedContent,
  isFirst: boolean,
): Promise<void> {
  const params = { where: title, reason: reason ?? '' };
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
