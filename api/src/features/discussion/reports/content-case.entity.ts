import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../../accounts/index.ts';

export const ContentKind = defineEnum('ContentKind', 'Kind of content that can be reported to moderators.', {
  COMMENT: 'A question or a reply about a lesson.',
  RATING: 'A student’s rating of a course.',
});
export type ContentKind = keyof typeof ContentKind;

export const ContentCaseState = defineEnum('ContentCaseState', 'State of a moderation case.', {
  PENDING: 'The case awaits a decision.',
  ACCEPTED: 'The reports were accepted. The content was hidden or removed.',
  REJECTED: 'The reports were rejected. The content is unchanged.',
});
export type ContentCaseState = keyof typeof ContentCaseState;

export const ContentOutcome = defineEnum(
  'ContentOutcome',
  'Decision on reported content whose reports were accepted.',
  {
    HIDDEN:
      'The content is hidden until its author edits it and moderators review it again. For ratings only.',
    REMOVED: 'The content was removed permanently.',
  },
);
export type ContentOutcome = keyof typeof ContentOutcome;

@Visible<Viewer, ContentCase>((viewer) => !!viewer?.may('comment:moderate'))
@Entity()
@ObjectType({ description: 'All reports of one comment or rating, with the decision of moderators.' })
export class ContentCase {
  @Field(() => ID, { description: 'Unique case ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => ContentKind, { description: 'Kind of the reported content: a comment or a rating.' })
  @Property({ type: 'text' })
  kind!: ContentKind;

  @Property({ type: 'uuid' })
  targetId!: string;

  @Field(() => ContentCaseState, { description: 'Status of the case: pending, accepted or rejected.' })
  @Property({ type: 'text' })
  state: ContentCaseState = ContentCaseState.PENDING;

  @Field(() => ContentOutcome, {
    nullable: true,
    description: 'Decision on the content. Null unless the reports were accepted.',
  })
  @Property({ type: 'text', nullable: true })
  outcome?: ContentOutcome | null;

  @Field(() => String, { nullable: true, description: 'Reason for the decision. Null before the decision.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @ManyToOne(() => User, { nullable: true })
  decidedBy?: Rel<User> | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the case was decided. Null before the decision.',
  })
  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Field(() => Int, { description: 'Number of people who reported the content.' })
  @Property({ type: 'integer' })
  reportCount: number = 0;

  @Field(() => DateTime, { description: 'Time of the first report.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}

type CaseColumns = Readonly<Record<'kind' | 'state' | 'targetId' | 'createdAt', Sql>>;

/** True for the latest case of a hidden rating that was edited since the decision. */
export const awaitsReview = (c: CaseColumns): Sql => sql`(${c.kind} = 'RATING' and ${c.state} = 'ACCEPTED'
  and exists (select 1 from rating r where r.id = ${c.targetId} and r.status = 'PENDING')
  and not exists (select 1 from content_case y where y.target_id = ${c.targetId} and y.created_at > ${c.createdAt}))`;
