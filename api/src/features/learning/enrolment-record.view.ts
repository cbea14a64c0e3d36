import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Guard, View, Visible } from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { User } from '../accounts/index.ts';
import { Course } from '../courses/index.ts';
import { Enrolment, EnrolmentSource } from './enrolment.entity.ts';

const mayReadAny = (viewer: Viewer | undefined): boolean => !!viewer?.may('enrolment:read-any');

@Visible<Viewer, EnrolledStudent>(mayReadAny)
@View(() => User, { ownVisibility: 'Whoever reads all enrolments has to know whose they are.' })
@ObjectType({ description: 'A student, as far as all enrolments tell. Needs `enrolment:read-any`.' })
export class EnrolledStudent {
  @Field(() => ID, { description: 'The same id as the person has.' })
  id!: string;
  @Field({ description: 'The whole name, or what took its place when the account was deleted.' })
  fullName!: string;
  @Guard<Viewer, EnrolledStudent>((viewer) => !!viewer?.may('person:read'))
  @Field(() => String, { nullable: true, description: 'Null without the permission `person:read`.' })
  email?: string | null;
}

@Visible<Viewer, EnrolledCourse>(mayReadAny)
@View(() => Course, { ownVisibility: 'Whoever reads all enrolments has to know of which course they are.' })
@ObjectType({ description: 'A course, as far as all enrolments tell. Needs `enrolment:read-any`.' })
export class EnrolledCourse {
  @Field(() => ID, { description: 'The same id as the course has.' })
  id!: string;
  @Field({ description: 'Its name in addresses; former ones lead there too.' })
  slug!: string;
  @Field({ description: 'What the course is called now.' })
  title!: string;
}

@Visible<Viewer, EnrolmentRecord>(mayReadAny)
@View(() => Enrolment, { ownVisibility: 'Administrators see the enrolments of others.' })
@ObjectType({ description: 'A student’s place in a course among all others. Needs `enrolment:read-any`.' })
export class EnrolmentRecord {
  @Field(() => ID, { description: 'Of the enrolment: opaque, never changes.' })
  id!: string;
  @Field(() => EnrolledStudent, { description: 'Whose place in the course it is.' })
  student!: EnrolledStudent;
  @Field(() => EnrolledCourse, { description: 'The course that is studied.' })
  course!: EnrolledCourse;
  @Field(() => EnrolmentSource, { description: 'How the student came by it.' })
  source!: EnrolmentSource;
  @Field(() => DateTime, { description: 'Since when the student has it.' })
  enrolledAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When access ends; absent where it never does.' })
  expiresAt?: Date | null;
  @Field(() => Int, { description: 'How many lessons are complete, by their rules.' })
  completedLessons!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When all required lessons were complete; apart from access.',
  })
  completedAt?: Date | null;
}
