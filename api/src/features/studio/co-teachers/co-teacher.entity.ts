import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { type Row, sql, View, Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { PublicProfile, User } from '../../accounts/index.ts';
import { Course, CourseRight, isTaughtCourse } from '../../courses/index.ts';

@Visible<Viewer, CoTeacher>(
  (viewer, t: Row<CoTeacher>) =>
    !!viewer && (viewer.may('course:read-any') || isTaughtCourse(viewer, t.course)),
)
@Entity({ tableName: 'co_teacher' })
@ObjectType({ description: 'A co-teacher of a course, or an invitation to become one.' })
export class CoTeacher {
  [OptionalProps]?: 'invitedAt';

  @Field(() => ID, { description: 'Unique co-teacher ID in this course. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => Course)
  course!: Rel<Course>;

  @Field({ description: 'Email address of the invitation.' })
  @Property({ type: 'text', columnType: 'citext' })
  email!: string;

  @Field(() => PublicProfile, {
    nullable: true,
    description: 'Person who accepted. Null while the invitation is pending.',
  })
  @ManyToOne(() => User, { nullable: true })
  person?: Rel<User> | null;

  @Field(() => [CourseRight], { description: 'Rights in addition to viewing the whole course.' })
  @Property({ type: 'string[]' })
  rights!: CourseRight[];

  @Field(() => DateTime, { description: 'Time of the latest invitation.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  invitedAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time of the acceptance. Null while pending.' })
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
  ownVisibility: 'The recipient sees the invitation and does not teach the course yet.',
})
@ObjectType({ description: 'An invitation to the viewer to co-teach a course.' })
export class TeachingInvitation {
  @Field(() => ID, { description: 'Unique invitation ID. Immutable.' })
  id!: string;
  @Field(() => [CourseRight], { description: 'Offered rights in addition to viewing the whole course.' })
  rights!: CourseRight[];
  @Field(() => DateTime, { description: 'Time of the latest invitation.' })
  invitedAt!: Date;
  readonly email!: string;
  readonly person!: unknown;
}
