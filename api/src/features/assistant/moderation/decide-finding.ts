import { LockMode } from '@mikro-orm/core';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { runSql } from '../../../platform/db/run-sql.ts';
import { sql } from '../../../platform/db/sql.ts';
import { badInput, notFound } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { mustTeachCourse } from '../../catalog/index.ts';
import { audit } from '../../operations/index.ts';
import { FindingState, PLACES_OF_OTHERS } from './moderation.enums.ts';
import { ModerationFinding, seesFinding } from './moderation-finding.entity.ts';

@InputType({ description: 'Input for deciding on a flagged sentence.' })
export class DecideFindingInput {
  @Field(() => ID, { description: 'ID of a finding in a course that the viewer may edit.' })
  findingId!: string;
  @Field(() => FindingState, { description: 'Decision: KEPT, MISTAKEN, or OPEN to revoke a decision.' })
  state!: FindingState;
}

/** Returns its id. @throws NOT_FOUND, FORBIDDEN, BAD_INPUT; CONFLICT where the sentence is gone */
export function decideFinding(context: Context, { findingId, state }: DecideFindingInput): Promise<string> {
  const viewer = signedIn(context);
  // That a sentence is gone is seen in the course, not said
  if (state === FindingState.MENDED) throw badInput('state', 'validation.invalid');
  return context.em.transactional(async (em) => {
    const finding = isUuid(findingId)
      ? await em.findOne(ModerationFinding, { id: findingId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!finding) throw notFound();
    await mustTeachCourse(em, viewer, finding.course.id);
    // A mark outlives what it quotes until the next scan; until then nobody is answered with the sentence
    const seen = seesFinding(viewer, {
      course: sql`f.course_id`,
      place: sql`f.place`,
      partId: sql`f.part_id`,
    });
    const [row] = await runSql(
      em,
      sql`select 1 from moderation_finding f where f.id = ${finding.id} and ${seen}`,
    );
    if (!row) throw notFound();
    const { course, rule, hash, place, partId, sentence } = finding;
    // The same sentence elsewhere in the course goes the same way, in both directions
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
      // The log keeps for good what it is told: words of those who study are named by where they stand
      after: {
        ...{ rule, state },
        ...(PLACES_OF_OTHERS.includes(place) ? { place, partId } : { sentence: sentence.slice(0, 200) }),
      },
    });
    return finding.id;
  });
}
