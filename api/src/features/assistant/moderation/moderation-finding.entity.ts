import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { Course, isTaughtCourse } from '../../courses/index.ts';
import { FindingSource, FindingState, ModerationPlace, ModerationRule } from './moderation.enums.ts';

/**
 * True if the viewer sees a finding: teachers and reviewers of the course. A rating or comment is quoted only to
 * viewers who may read it.
 */
const mayReadFinding = (
  viewer: Viewer,
  f: Pick<Row<ModerationFinding>, 'course' | 'place' | 'partId'>,
): Sql => sql`((${viewer.may('course:review') ? sql`true` : isTaughtCourse(viewer, f.course)})
  and (${f.place} <> 'RATING' or exists (
    select 1 from rating r where r.id = ${f.partId} and r.status = 'PUBLISHED'))
  and (${f.place} <> 'COMMENT' or (
    (${viewer.may('comment:moderate') ? sql`true` : isTaughtCourse(viewer, f.course)})
    and exists (select 1 from comment m where m.id = ${f.partId} and m.removed_at is null))))`;

/** The condition of `seesFinding` for a statement in which the table of findings has the alias `f`. */
export const mayReadFindingSql = (viewer: Viewer): Sql =>
  mayReadFinding(viewer, { course: sql`f.course_id`, place: sql`f.place`, partId: sql`f.part_id` });

@Visible<Viewer, ModerationFinding>((viewer, f) => !!viewer && mayReadFinding(viewer, f))
@Entity()
@ObjectType({
  description: 'A flagged sentence of a course. Findings change nothing; a person decides.',
})
export class ModerationFinding {
  [OptionalProps]?: 'foundAt' | 'source';

  @Field(() => ID, { description: 'Unique finding ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => ModerationRule, { description: 'Kind of rule that the sentence may violate.' })
  @Property({ type: 'text' })
  rule!: ModerationRule;

  @Field(() => ModerationPlace, { description: 'Text of the course that contains the sentence.' })
  @Property({ type: 'text' })
  place!: ModerationPlace;

  @Field(() => FindingSource, { description: 'Source of the finding: rules or a provider.' })
  @Property({ type: 'text' })
  source: FindingSource = FindingSource.RULES;

  /** ID of the section, lesson, rating, comment, or of the course itself. */
  @Property({ type: 'uuid' })
  partId!: string;

  @Field({ description: 'Sentence as it was written.' })
  @Property({ type: 'text' })
  sentence!: string;

  /** Hash of the sentence in lower case: a decision that it is harmless applies everywhere in the course. */
  @Property({ type: 'text' })
  hash!: string;

  @Field({ description: 'Text before the sentence in its paragraph, at most 300 characters.' })
  @Property({ type: 'text' })
  textBefore!: string;

  @Field({ description: 'Text after the sentence in its paragraph, at most 300 characters.' })
  @Property({ type: 'text' })
  textAfter!: string;

  @Field(() => Float, {
    description:
      'Confidence of the rule, 0 to 1. Always 0.5 for findings of language models, whose self-assessment is not reliable.',
  })
  @Property({ type: 'double' })
  confidence!: number;

  @Field(() => FindingState, { description: 'Decision of a person, or OPEN before the decision.' })
  @Property({ type: 'text' })
  state!: FindingState;

  @Property({ type: 'uuid', nullable: true })
  decidedBy?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time of the decision. Null before the decision.' })
  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  foundAt!: Date;

  @Property({ type: 'datetime' })
  seenAt!: Date;

  /** @throws CONFLICT with the reason FINDING_GONE if the sentence was removed from the course */
  decide(state: FindingState, personId: string): void {
    if (this.state === FindingState.MENDED) throw conflict('FINDING_GONE');
    const isOpen = state === FindingState.OPEN;
    this.state = state;
    this.decidedBy = isOpen ? null : personId;
    this.decidedAt = isOpen ? null : new Date();
  }
}
