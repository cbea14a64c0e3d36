import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { type Row, type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { Course, Lesson, LessonOutline } from '../courses/index.ts';

export const EnrolmentAccess = defineEnum('EnrolmentAccess', 'State of a student’s access to a course.', {
  ACTIVE: 'The student has access to the course.',
  SUSPENDED: 'Access is suspended while a refund is processed.',
  EXPIRED: 'The access period has ended.',
  REVOKED: 'Access was refunded or withdrawn.',
});
export type EnrolmentAccess = keyof typeof EnrolmentAccess;

export const EnrolmentSource = defineEnum(
  'EnrolmentSource',
  'Source of the enrolment, such as a purchase or a gift.',
  {
    PURCHASE: 'The student paid for the course.',
    FREE: 'The course was free of charge.',
    COUPON: 'A coupon reduced the price to zero.',
    GIFT: 'Another person gave the course as a gift.',
    GROUP: 'The enrolment comes from a group.',
    ADMIN: 'An administrator granted the enrolment.',
    TEACHER: 'The owner of the course enrolled the student free of charge.',
  },
);
export type EnrolmentSource = keyof typeof EnrolmentSource;

const isOwn = (viewer: Viewer | undefined, enrolment: Row<Enrolment>): Sql | boolean =>
  !!viewer && sql`${enrolment.student} = ${viewer.id}`;

/** The database allows one enrolment for each student and course. */
@Visible<Viewer, Enrolment>(isOwn)
@Entity()
@ObjectType({ description: 'A student’s enrolment in a course.' })
export class Enrolment {
  @Field(() => ID, { description: 'Unique enrolment ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  student!: Rel<User>;

  @Field(() => Course, { description: 'Course in which the student is enrolled.' })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  /** The stored state. Temporary access expires by the clock before this column is updated ({@link access}). */
  @Property({ type: 'text', fieldName: 'access' })
  writtenAccess: EnrolmentAccess = EnrolmentAccess.ACTIVE;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which access expires, as agreed at the purchase. Null for lifetime access.',
  })
  @Property({ type: 'datetime', nullable: true })
  expiresAt?: Date | null;

  @Field(() => EnrolmentSource, { description: 'Source of the enrolment, such as a purchase or a gift.' })
  @Property({ type: 'text' })
  source!: EnrolmentSource;

  @Field(() => DateTime, { description: 'Time at which the student was enrolled.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  enrolledAt!: Date;

  @Field(() => Int, { description: 'Number of lessons completed by their completion rules.' })
  @Property({ type: 'integer' })
  completedLessons: number = 0;

  @Field(() => Int, { description: 'Number of completed lessons that the course requires.' })
  @Property({ type: 'integer', fieldName: 'completed_required' })
  completedRequiredLessons: number = 0;

  /** Percentage of the lessons ever opened, for the refund rule. It never decreases. */
  @Property({ type: 'integer' })
  highestPercentage: number = 0;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the student completed all required lessons, regardless of current access. Null if the course is not complete.',
  })
  @Property({ type: 'datetime', nullable: true })
  completedAt?: Date | null;

  /**
   * The course's version at that time. Later lessons are new to the student. Null before completion, and for
   * completions older than course versions.
   */
  @Property({ type: 'integer', nullable: true })
  completedVersion?: number | null;

  @Field(() => LessonOutline, {
    nullable: true,
    description: 'Lesson opened most recently, at which to resume. Null if no lesson was opened.',
  })
  @ManyToOne(() => Lesson, { nullable: true })
  lastLesson?: Rel<Lesson> | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last progress report. Null before the first report.',
  })
  @Property({ type: 'datetime', nullable: true })
  lastStudiedAt?: Date | null;

  get access(): EnrolmentAccess {
    const isOver = this.expiresAt != null && this.expiresAt <= new Date();
    return isOver && this.writtenAccess === EnrolmentAccess.ACTIVE
      ? EnrolmentAccess.EXPIRED
      : this.writtenAccess;
  }
}
