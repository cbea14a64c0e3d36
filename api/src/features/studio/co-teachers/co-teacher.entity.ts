import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, sql, View, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { PublicProfile, User } from '../../accounts/index.ts';
import { Course, CourseRight, isTaughtCourse } from '../../courses/index.ts';

/** Teachers of a course see its co-teachers and invitations. */
@Visible<Viewer, CoTeacher>(
  (viewer, t: Row<CoTeacher>) =>
    !!viewer && (viewer.may('course:read-any') || isTaughtCourse(viewer, t.course)),
)
@Entity({ tableName: 'co_teacher' })
@ObjectType({
  description: 'A teacher beside the owner of a course, or an address that was invited to be one.',
})
export class CoTeacher {
  [OptionalProps]?: 'invitedAt';

  @Field(() => ID, { description: 'Of this place in the course: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field({ description: 'Address that was invited.' })
  @Property({ type: 'text', columnType: 'citext' })
  email!: string;

  @Field(() => PublicProfile, {
    nullable: true,
    description: 'Who accepted; absent while no answer has come.',
  })
  @ManyToOne(() => User, { nullable: true })
  person?: Rel<User> | null;

  @Field(() => [CourseRight], { description: 'What they may do besides seeing all of it.' })
  @Property({ type: 'string[]' })
  rights!: CourseRight[];

  @Field(() => DateTime, { description: 'When they were invited last.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  invitedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When they accepted; absent before that.' })
  @Property({ type: 'datetime', nullable: true })
  acceptedAt?: Date | null;
}

/** Only the recipient sees an invitation, after confirming the email address. */
@Visible<Viewer, TeachingInvitation>(
  (viewer, t) =>
    !!viewer &&
    sql`(${t.person} is null and exists (select 1 from person p
      where p.id = ${viewer.id} and p.email = ${t.email} and p.email_verified_at is not null))`,
)
@View(() => CoTeacher, {
  ownVisibility: 'An invitation is seen by its addressee, who does not teach the course yet.',
})
@ObjectType({ description: 'An invitation to the viewer to teach a course with its owner.' })
export class TeachingInvitation {
  @Field(() => ID, { description: 'Of the invitation: opaque, never changes.' })
  id!: string;
  @Field(() => [CourseRight], { description: 'What the viewer might do besides seeing all of the course.' })
  rights!: CourseRight[];
  @Field(() => DateTime, { description: 'When it was sent last.' })
  invitedAt!: Date;
  readonly email!: string;
  readonly person!: unknown;
}
