import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { RatingAuthor, User } from '../../accounts/index.ts';
import { Course } from '../../courses/index.ts';
import { Enrolment } from '../enrolment.entity.ts';

export const RatingStatus = defineEnum('RatingStatus', 'Publication state of a rating.', {
  PUBLISHED: 'The rating is public and counts towards the score.',
  PENDING: 'The rating was edited after moderators hid it and awaits another review.',
  HIDDEN: 'The rating is not public: the course was refunded, or moderators hid the rating.',
  REMOVED: 'Moderators removed the rating permanently.',
});
export type RatingStatus = keyof typeof RatingStatus;

export const isPublishedRating = (status: Sql): Sql => sql`${status} = 'PUBLISHED'`;

@Visible<Viewer, Rating>((_, rating) => isPublishedRating(rating.status))
@Entity()
@ObjectType({ description: 'A student’s rating of a course.' })
export class Rating {
  @Field(() => ID, { description: 'Unique rating ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Course, { description: 'Course that was rated.' })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => RatingAuthor, { description: 'Student who wrote the rating.' })
  @ManyToOne(() => User)
  author!: Rel<User>;

  @ManyToOne(() => Enrolment)
  enrolment!: Rel<Enrolment>;

  @Field(() => Int, { description: 'Number of stars from 1 (worst) to 5.' })
  @Property({ type: 'integer' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'Review text. Null if the rating has stars only.' })
  @Property({ type: 'text', nullable: true })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reply of a teacher of the course. Null if there is no reply.',
  })
  @Property({ type: 'text', nullable: true })
  teacherReply?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the reply was last written. Null if there is no reply, and for old replies whose time was not recorded.',
  })
  @Property({ type: 'datetime', nullable: true })
  repliedAt?: Date | null;

  @ManyToOne(() => User, { nullable: true })
  repliedBy?: Rel<User> | null;

  @Field(() => RatingStatus, { description: 'Publication state of the rating.' })
  @Property({ type: 'text' })
  status: RatingStatus = RatingStatus.PUBLISHED;

  @Property({ type: 'text', nullable: true })
  hiddenFor?: 'REFUND' | 'MODERATION' | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Percentage of the course that the author had completed when writing the rating. Null for old ratings for which it was not recorded.',
  })
  @Property({ type: 'integer', nullable: true })
  percentage?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Version of the course when the rating was written. Null for old ratings for which it was not recorded.',
  })
  @Property({ type: 'integer', nullable: true })
  courseVersion?: number | null;

  @Field(() => DateTime, { description: 'Time at which the rating was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the rating was last edited. Null if it was never edited.',
  })
  @Property({ type: 'datetime', nullable: true })
  updatedAt?: Date | null;

  /**
   * Publishes an edited rating that was hidden for a refund, because its author owns the course again. One that
   * moderators hid awaits their decision.
   */
  setStatusAfterEdit(): void {
    if (this.status === RatingStatus.REMOVED) throw conflict('RATING_REMOVED');
    const isModerated = this.status === RatingStatus.PENDING || this.hiddenFor === 'MODERATION';
    this.status = isModerated ? RatingStatus.PENDING : RatingStatus.PUBLISHED;
    if (!isModerated) this.hiddenFor = null;
  }

  /**
   * Sets the status after a moderator's decision. A rating that moderators hide is reviewed again after each edit, even
   * if its author buys the course again. An approved one does not count while its course is refunded.
   */
  moderate(outcome: 'HIDDEN' | 'REMOVED' | null, isRevoked: boolean): void {
    const isRefunded = isRevoked || this.hiddenFor === 'REFUND';
    if (outcome === 'REMOVED') this.status = RatingStatus.REMOVED;
    else if (outcome === 'HIDDEN' || isRefunded) this.status = RatingStatus.HIDDEN;
    else if (this.status !== RatingStatus.REMOVED) this.status = RatingStatus.PUBLISHED;
    if (outcome === 'HIDDEN') this.hiddenFor = 'MODERATION';
    else this.hiddenFor = isRefunded ? 'REFUND' : null;
  }

  /** Publishes the rating after a wrong decision was reversed, unless its course was refunded. */
  restore(isRevoked: boolean): void {
    this.status = isRevoked ? RatingStatus.HIDDEN : RatingStatus.PUBLISHED;
    this.hiddenFor = isRevoked ? 'REFUND' : null;
  }
}

/** Max stored versions of a rating. The command rejects further edits. */
export const MAX_RATING_EDITS = 20;
