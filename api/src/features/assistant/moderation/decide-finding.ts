import { LockMode } from '@mikro-orm/core';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { lockById, runSql, sql } from '../../../platform/db/index.ts';
import { badInput, notFound } from '../../../platform/errors/errors.ts';
import { assertTeachesCourse } from '../../courses/index.ts';
import { audit } from '../../operations/index.ts';
import { FindingState, PLACES_OF_OTHERS } from './moderation.enums.ts';
import { ModerationFinding, mayReadFindingSql } from './moderation-finding.entity.ts';

@InputType({ description: 'Input for deciding on a flagged sentence.' })
export class DecideFindingInput {
  @Field(() => ID, { description: 'ID of a finding in a course that the viewer may edit.' })
  findingId!: string;
  @Field(() => FindingState, { description: 'Decision: KEPT, MISTAKEN, or OPEN to revoke a decision.' })
  state!: FindingState;
}

/**
 * @throws NOT_FOUND, FORBIDDEN, BAD_INPUT
 * @throws CONFLICT if the sentence was removed
 */
export function decideFinding(context: Context, { findingId, state }: DecideFindingInput): Promise<string> {
  const viewer = signedIn(context);
  // Only a scan of the course can find that a sentence was removed
  if (state === FindingState.MENDED) throw badInput('state', 'validation.invalid');
  return context.em.transactional(async (em) => {
    const finding = await lockById(em, ModerationFinding, findingId);
    await assertTeachesCourse(em, viewer, finding.course.id);
    // A mark exists until the next scan, even if the quoted rating or comment was removed. The viewer must not read
    // it any more
    const [row] = await runSql(
      em,
      sql`select 1 from moderation_finding f where f.id = ${finding.id} and ${mayReadFindingSql(viewer)}`,
    );
    if (!row) throw notFound();
    const { course, rule, hash, place, partId, sentence } = finding;
    // The same decision applies to the same sentence elsewhere in the course. It is also reverted there
    const same =
      state === FindingState.MISTAKEN || finding.state === FindingState.MISTAKEN
        ? await em.find(
            ModerationFinding,
            { course, rule, hash, id: { $ne: finding.id }, state: { $ne: FindingState.MENDED } },
            { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
          )
        : [];
    for (const each of [finding, ...same]) each.decide(state, viewer.id);
    audit(em, context, {
      action: 'moderation.decide',
      targetType: 'course',
      targetId: course.id,
      // The audit log is permanent, so it names texts of students only by their place
      after: {
        ...{ rule, state },
        ...(PLACES_OF_OTHERS.includes(place) ? { place, partId } : { sentence: sentence.slice(0, 200) }),
      },
    });
    return finding.id;
  });
}
