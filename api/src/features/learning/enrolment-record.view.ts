import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Guard, View, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { Course } from '../courses/index.ts';
import { Enrolment, EnrolmentSource } from './enrolment.entity.ts';

const mayReadAny = (viewer: Viewer | undefined): boolean => !!viewer?.may('enrolment:read-any');

@Visible<Viewer, EnrolledStudent>(mayReadAny)
@View(() => User, { ownVisibility: 'Administrators who read all enrolments also see the students.' })
@ObjectType({ description: 'Student of an enrolment in the administration. Requires `enrolment:read-any`.' })
export class EnrolledStudent {
  @Field(() => ID, { description: 'Unique person ID, equal to `Person.id`.' })
  id!: string;
  @Field({ description: 'Full name of the student, or the placeholder name of a deleted account.' })
  fullName!: string;
  @Guard<Viewer, EnrolledStudent>((viewer) => !!viewer?.may('person:read'))
  @Field(() => String, {
    nullable: true,
    description: 'Email address of the student. Null without the permission `person:read`.',
  })
  email?: string | null;
}

@Visible<Viewer, EnrolledCourse>(mayReadAny)
@View(() => Course, { ownVisibility: 'Administrators who read all enrolments also see the courses.' })
@ObjectType({ description: 'Course of an enrolment in the administration. Requires `enrolment:read-any`.' })
export class EnrolledCourse {
  @Field(() => ID, { description: 'Unique course ID, equal to `Course.id`.' })
  id!: string;
  @Field({ description: 'URL slug of the course. Former slugs redirect to the current one.' })
  slug!: string;
  @Field({ description: 'Current title of the course.' })
  title!: string;
}

@Visible<Viewer, EnrolmentRecord>(mayReadAny)
@View(() => Enrolment, { ownVisibility: 'Administrators see enrolments of other people.' })
@ObjectType({ description: 'An enrolment of any student in any course. Requires `enrolment:read-any`.' })
export class EnrolmentRecord {
  @Field(() => ID, { description: 'Unique enrolment ID. Immutable.' })
  id!: string;
  @Field(() => EnrolledStudent, { description: 'Student who is enrolled in the course.' })
  student!: EnrolledStudent;
  @Field(() => EnrolledCourse, { description: 'Course in which the student is enrolled.' })
  course!: EnrolledCourse;
  @Field(() => EnrolmentSource, { description: 'Source of the enrolment, such as a purchase or a gift.' })
  source!: EnrolmentSource;
  @Field(() => DateTime, { description: 'Time at which the student was enrolled.' })
  enrolledAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which access expires. Null for lifetime access.',
  })
  expiresAt?: Date | null;
  @Field(() => Int, { description: 'Number of lessons completed by their completion rules.' })
  completedLessons!: number;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the student completed all required lessons, regardless of current access. Null if the course is not complete.',
  })
  completedAt?: Date | null;
}
