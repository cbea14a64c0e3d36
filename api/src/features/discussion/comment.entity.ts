import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { RatingAuthor, User } from '../accounts/index.ts';
import { Lesson } from '../courses/index.ts';
import { mayDiscuss } from './discussion.policy.ts';

/**
 * A question about a lesson, or a reply to one. A removed comment leaves a placeholder, so that its replies stay
 * visible.
 */
@Visible<Viewer, Comment>((viewer, comment) => mayDiscuss(viewer, comment.lesson))
@Entity()
@ObjectType({ description: 'A question below a lesson, or a reply to one.' })
export class Comment {
  [OptionalProps]?: 'likeCount' | 'replyCount' | 'createdAt';

  @Field(() => ID, { description: 'Of the comment: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Lesson)
  lesson!: Rel<Lesson>;

  @Field(() => RatingAuthor, { description: 'The person who wrote it.' })
  @ManyToOne(() => User)
  author!: Rel<User>;

  /** The question to which it replies. Null for a question. */
  @ManyToOne(() => Comment, { nullable: true })
  parent?: Rel<Comment> | null;

  /** Empty after the erasure of its author. */
  @Property({ type: 'text' })
  text!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Second of the video that it is about; absent without one.',
  })
  @Property({ type: 'integer', nullable: true })
  atSec?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Paragraph of the text that it is about, from 0; absent without one.',
  })
  @Property({ type: 'integer', nullable: true })
  paragraph?: number | null;

  @Field(() => Int, { description: 'How many people found it helpful.' })
  @Property({ type: 'integer' })
  likeCount: number = 0;

  @Field(() => Int, { description: 'Replies to a question that were not removed.' })
  @Property({ type: 'integer' })
  replyCount: number = 0;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was chosen as the answer; absent where it was not.',
  })
  @Property({ type: 'datetime', nullable: true })
  acceptedAt?: Date | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  removedAt?: Date | null;

  /** @throws CONFLICT if it is already removed */
  remove(): void {
    this.mustStand();
    this.removedAt = new Date();
    this.acceptedAt = null;
  }

  /** Restores it after a wrong decision was reversed. It is no longer an accepted answer. */
  restore(): void {
    this.removedAt = null;
  }

  /** @throws CONFLICT if it is removed */
  mustStand(): void {
    if (this.removedAt) throw conflict('COMMENT_REMOVED');
  }
}
