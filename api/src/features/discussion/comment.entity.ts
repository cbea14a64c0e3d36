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
@ObjectType({ description: 'A question about a lesson, or a reply to one.' })
export class Comment {
  [OptionalProps]?: 'likeCount' | 'replyCount' | 'createdAt';

  @Field(() => ID, { description: 'Unique comment ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Lesson)
  lesson!: Rel<Lesson>;

  @Field(() => RatingAuthor, { description: 'Person who wrote the comment.' })
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
    description: 'Video position to which the comment refers, in seconds. Null if it refers to none.',
  })
  @Property({ type: 'integer', nullable: true })
  atSec?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Paragraph of the text to which the comment refers, from 0. Null if it refers to none.',
  })
  @Property({ type: 'integer', nullable: true })
  paragraph?: number | null;

  @Field(() => Int, { description: 'Number of people who liked the comment.' })
  @Property({ type: 'integer' })
  likeCount: number = 0;

  @Field(() => Int, { description: 'Number of replies to the question that were not removed.' })
  @Property({ type: 'integer' })
  replyCount: number = 0;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the reply was accepted as the answer. Null if it was not accepted.',
  })
  @Property({ type: 'datetime', nullable: true })
  acceptedAt?: Date | null;

  @Field(() => DateTime, { description: 'Time at which the comment was written.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  removedAt?: Date | null;

  /** @throws CONFLICT if it is already removed */
  remove(): void {
    this.assertNotRemoved();
    this.removedAt = new Date();
    this.acceptedAt = null;
  }

  /** The comment is no longer an accepted answer. */
  restore(): void {
    this.removedAt = null;
  }

  /** @throws CONFLICT if it is removed */
  assertNotRemoved(): void {
    if (this.removedAt) throw conflict('COMMENT_REMOVED');
  }
}
