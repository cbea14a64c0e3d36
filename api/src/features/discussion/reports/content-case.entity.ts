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
  description: 'What can be reported to moderators.',
  valuesConfig: {
    COMMENT: { description: 'A question or a reply below a lesson.' },
    RATING: { description: 'A student’s judgement of a course.' },
  },
});

export enum ContentCaseState {
  PENDING = 'PENDING',
  ACCEPTED = 'ACCEPTED',
  REJECTED = 'REJECTED',
}
registerEnumType(ContentCaseState, {
  name: 'ContentCaseState',
  description: 'What moderators made of reports.',
  valuesConfig: {
    PENDING: { description: 'It waits for a decision.' },
    ACCEPTED: { description: 'The reports were right: the content was hidden or removed.' },
    REJECTED: { description: 'The content stays as it is.' },
  },
});

export enum ContentOutcome {
  HIDDEN = 'HIDDEN',
  REMOVED = 'REMOVED',
}
registerEnumType(ContentOutcome, {
  name: 'ContentOutcome',
  description: 'What became of content that was rightly reported.',
  valuesConfig: {
    HIDDEN: { description: 'Left out until its author edits it and moderators look again; ratings only.' },
    REMOVED: { description: 'Taken away for good.' },
  },
});

/** All reports of one piece of content until a decision. */
@Visible<Viewer, ContentCase>((viewer) => !!viewer?.may('comment:moderate'))
@Entity()
@ObjectType({ description: 'What was reported of one thing, and what moderators made of it.' })
export class ContentCase {
  @Field(() => ID, { description: 'Of the case: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => ContentKind, { description: 'Whether a comment or a rating was reported.' })
  @Property({ type: 'text' })
  kind!: ContentKind;

  @Property({ type: 'uuid' })
  targetId!: string;

  @Field(() => ContentCaseState, { description: 'Whether and how it was decided.' })
  @Property({ type: 'text' })
  state: ContentCaseState = ContentCaseState.PENDING;

  @Field(() => ContentOutcome, {
    nullable: true,
    description: 'What became of the content; absent unless accepted.',
  })
  @Property({ type: 'text', nullable: true })
  outcome?: ContentOutcome | null;

  @Field(() => String, { nullable: true, description: 'Why it was decided so; absent before.' })
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  @ManyToOne(() => User, { nullable: true })
  decidedBy?: Rel<User> | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was decided; absent before.' })
  @Property({ type: 'datetime', nullable: true })
  decidedAt?: Date | null;

  @Field(() => Int, { description: 'How many people reported it.' })
  @Property({ type: 'integer' })
  reportCount: number = 0;

  @Field(() => DateTime, { description: 'When it was reported first.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
