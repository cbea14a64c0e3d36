import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Sql, sql, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { conflict } from '../../../platform/errors/errors.ts';
import { RatingAuthor, User } from '../../accounts/index.ts';
import { Course } from '../../courses/index.ts';
import { Enrolment } from '../enrolment.entity.ts';

export enum RatingStatus {
  PUBLISHED = 'PUBLISHED',
  PENDING = 'PENDING',
  HIDDEN = 'HIDDEN',
  REMOVED = 'REMOVED',
}
registerEnumType(RatingStatus, {
  name: 'RatingStatus',
  description: 'Whether a rating is shown and counted.',
  valuesConfig: {
    PUBLISHED: { description: 'Shown to everyone, and a part of the score.' },
    PENDING: { description: 'Edited after moderators hid it: they look at it again.' },
    HIDDEN: { description: 'Left out: its course was refunded, or moderators hid it.' },
    REMOVED: { description: 'Taken away by moderators, for good.' },
  },
});

export const isPublishedRating = (status: Sql): Sql => sql`${status} = 'PUBLISHED'`;

/** A student's rating of a course. One for each enrolment. */
@Visible<Viewer, Rating>((_, rating) => isPublishedRating(rating.status))
@Entity()
@ObjectType({ description: 'A student’s judgement of a course.' })
export class Rating {
  @Field(() => ID, { description: 'Of the rating: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Course, { description: 'The course that is judged.' })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field(() => RatingAuthor, { description: 'The student who gave it.' })
  @ManyToOne(() => User)
  author!: Rel<User>;

  @ManyToOne(() => Enrolment)
  enrolment!: Rel<Enrolment>;

  @Field(() => Int, { description: 'From 1, the worst, to 5.' })
  @Property({ type: 'integer' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'In their own words.' })
  @Property({ type: 'text', nullable: true })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the teacher answered; absent without an answer.',
  })
  @Property({ type: 'text', nullable: true })
  teacherReply?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the teacher answered last; absent without an answer, and of answers before it was noted.',
  })
  @Property({ type: 'datetime', nullable: true })
  repliedAt?: Date | null;

  @ManyToOne(() => User, { nullable: true })
  repliedBy?: Rel<User> | null;

  @Field(() => RatingStatus, { description: 'Whether it is shown and counted.' })
  @Property({ type: 'text' })
  status: RatingStatus = RatingStatus.PUBLISHED;

  @Property({ type: 'text', nullable: true })
  hiddenFor?: 'REFUND' | 'MODERATION' | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How much of the course its author had completed when they wrote this, in whole per cent; absent where it was not noted yet.',
  })
  @Property({ type: 'integer', nullable: true })
  percentage?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Version of the course when they wrote this; absent where it was not noted yet.',
  })
  @Property({ type: 'integer', nullable: true })
  courseVersion?: number | null;

  @Field(() => DateTime, { description: 'When it was given.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was edited last; absent where it never was.',
  })
  @Property({ type: 'datetime', nullable: true })
  updatedAt?: Date | null;

  /**
   * Sets the status after an edit. A rating that was hidden for a refund is published again, because its author owns
   * the course again. One that moderators hid must wait for their decision.
   */
  standAfterEdit(): void {
    if (this.status === RatingStatus.REMOVED) throw conflict('RATING_REMOVED');
    const waits = this.status === RatingStatus.PENDING || this.hiddenFor === 'MODERATION';
    this.status = waits ? RatingStatus.PENDING : RatingStatus.PUBLISHED;
    if (!waits) this.hiddenFor = null;
  }

  /**
   * Sets the status after a moderator's decision. A rating that they hide waits for them after each edit, even if its
   * author buys the course again. An approved one stays out of the score while its course is refunded.
   */
  judge(outcome: 'HIDDEN' | 'REMOVED' | null, isRevoked: boolean): void {
    const isRefunded = isRevoked || this.hiddenFor === 'REFUND';
    if (outcome === 'REMOVED') this.status = RatingStatus.REMOVED;
    else if (outcome === 'HIDDEN' || isRefunded) this.status = RatingStatus.HIDDEN;
    else if (this.status !== RatingStatus.REMOVED) this.status = RatingStatus.PUBLISHED;
    if (outcome === 'HIDDEN') this.hiddenFor = 'MODERATION';
    else this.hiddenFor = isRefunded ? 'REFUND' : null;
  }

  /** Publishes it after a wrong decision was reversed, unless its course was refunded. */
  restore(isRevoked: boolean): void {
    this.status = isRevoked ? RatingStatus.HIDDEN : RatingStatus.PUBLISHED;
    this.hiddenFor = isRevoked ? 'REFUND' : null;
  }
}
