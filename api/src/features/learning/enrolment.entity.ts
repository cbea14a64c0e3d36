import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { Course, Lesson, LessonOutline } from '../courses/index.ts';

export enum EnrolmentAccess {
  ACTIVE = 'ACTIVE',
  SUSPENDED = 'SUSPENDED',
  EXPIRED = 'EXPIRED',
  REVOKED = 'REVOKED',
}
registerEnumType(EnrolmentAccess, {
  name: 'EnrolmentAccess',
  description: 'Whether the student may study now.',
  valuesConfig: {
    ACTIVE: { description: 'The student may study it now.' },
    SUSPENDED: { description: 'Not while a refund is being paid out.' },
    EXPIRED: { description: 'The time bought is over.' },
    REVOKED: { description: 'Given back or taken away.' },
  },
});

export enum EnrolmentSource {
  PURCHASE = 'PURCHASE',
  FREE = 'FREE',
  COUPON = 'COUPON',
  GIFT = 'GIFT',
  GROUP = 'GROUP',
  ADMIN = 'ADMIN',
  TEACHER = 'TEACHER',
}
registerEnumType(EnrolmentSource, {
  name: 'EnrolmentSource',
  description: 'How the student came by the course.',
  valuesConfig: {
    PURCHASE: { description: 'The student paid for the course.' },
    FREE: { description: 'The course was free.' },
    COUPON: { description: 'A coupon made it free.' },
    GIFT: { description: 'A person gave it.' },
    GROUP: { description: 'A group has it.' },
    ADMIN: { description: 'An administrator gave it.' },
    TEACHER: { description: 'The owner of the course enrolled them at no charge.' },
  },
});

const isOwn = (viewer: Viewer | undefined, enrolment: Row<Enrolment>): Sql | boolean =>
  !!viewer && sql`${enrolment.student} = ${viewer.id}`;

/** A student's enrolment in a course. The database allows one for each student and course. */
@Visible<Viewer, Enrolment>(isOwn)
@Entity()
@ObjectType({ description: 'A student’s place in a course.' })
export class Enrolment {
  @Field(() => ID, { description: 'Of the enrolment: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => User)
  student!: Rel<User>;

  @Field(() => Course, { description: 'The course that is studied.' })
  @ManyToOne(() => Course)
  course!: Rel<Course>;

  /** The stored state. Temporary access expires by the clock before this column is updated ({@link access}). */
  @Property({ type: 'text', fieldName: 'access' })
  writtenAccess: EnrolmentAccess = EnrolmentAccess.ACTIVE;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When access ends, as it was agreed at the purchase; absent where it never does.',
  })
  @Property({ type: 'datetime', nullable: true })
  expiresAt?: Date | null;

  @Field(() => EnrolmentSource, { description: 'How the student came by it.' })
  @Property({ type: 'text' })
  source!: EnrolmentSource;

  @Field(() => DateTime, { description: 'Since when the student has it.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  enrolledAt!: Date;

  @Field(() => Int, { description: 'How many lessons are complete, by their rules.' })
  @Property({ type: 'integer' })
  completedLessons: number = 0;

  /** Percentage of the lessons ever opened. The refund rule depends on it. It never decreases. */
  @Property({ type: 'integer' })
  highestPercentage: number = 0;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When all required lessons were complete; apart from access.',
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
    description: 'The lesson opened last: where to resume; absent before the first.',
  })
  @ManyToOne(() => Lesson, { nullable: true })
  lastLesson?: Rel<Lesson> | null;

  @Field(() => DateTime, { nullable: true, description: 'Last report of progress.' })
  @Property({ type: 'datetime', nullable: true })
  lastStudiedAt?: Date | null;

  get access(): EnrolmentAccess {
    const isOver = this.expiresAt != null && this.expiresAt <= new Date();
    return isOver && this.writtenAccess === EnrolmentAccess.ACTIVE
      ? EnrolmentAccess.EXPIRED
      : this.writtenAccess;
  }
}
