import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { User } from '../../accounts/index.ts';

export enum ContentKind {
  COMMENT = 'COMMENT',
  RATING = 'RATING',
}
registerEnumType(ContentKind, {
  name: 'ContentKind',
  description: 'Kind of content that can be reported to moderators.',
  valuesConfig: {
    COMMENT: { description: 'A question or a reply about a lesson.' },
    RATING: { description: 'A student’s rating of a course.' },
  },
});

export enum ContentCaseState {
  PENDING = 'PENDING',
  ACCEPTED = 'ACCEPTED',
  REJECTED = 'REJECTED',
}
registerEnumType(ContentCaseState, {
  name: 'ContentCaseState',
  description: 'State of a moderation case.',
  valuesConfig: {
    PENDING: { description: 'The case awaits a decision.' },
    ACCEPTED: { description: 'The reports were accepted. The content was hidden or removed.' },
    REJECTED: { description: 'The reports were rejected. The content is unchanged.' },
  },
});

export enum ContentOutcome {
  HIDDEN = 'HIDDEN',
  REMOVED = 'REMOVED',
}
registerEnumType(ContentOutcome, {
  name: 'ContentOutcome',
  description: 'Decision on reported content whose reports were accepted.',
  valuesConfig: {
    HIDDEN: {
      description:
        'The content is hidden until its author edits it and moderators review it again. For ratings only.',
    },
    REMOVED: { description: 'The content was removed permanently.' },
  },
});

/** All reports of one piece of content until a decision. */
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
