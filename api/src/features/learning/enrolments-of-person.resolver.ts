import { Arg, Args, Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { FeedArgs } from '../../graphql/feed.args.ts';
import {
  connection,
  createConnectionType,
  Guard,
  ReadField,
  ReadQuery,
  type Row,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Person } from '../accounts/index.ts';
import { EnrolmentAccess, EnrolmentSource } from './enrolment.entity.ts';
import { ACCESS, PERCENTAGE } from './enrolment.reads.ts';

@ObjectType({ description: 'A person’s enrolment in a course, as shown to administrators.' })
export class PersonEnrolment {
  @Field(() => ID, { description: 'Unique enrolment ID. Immutable.' })
  id!: string;
  @Field(() => ID, { description: 'ID of the enrolled person.' })
  studentId!: string;
  @Field(() => ID, { description: 'ID of the course in which the person is enrolled.' })
  courseId!: string;
  @Field({ description: 'Current title of the course.' })
  courseTitle!: string;
  @Field({ description: 'URL slug of the course.' })
  courseSlug!: string;
  @Field(() => EnrolmentAccess, { description: 'Current state of the person’s access.' })
  access!: EnrolmentAccess;
  @Field(() => EnrolmentSource, { description: 'Source of the enrolment, such as a purchase or a gift.' })
  source!: EnrolmentSource;
  @Field(() => Int, {
    description: 'Completed lessons as a whole percentage of all lessons. 100 once the course is completed.',
  })
  percentage!: number;
  @Field(() => DateTime, { description: 'Time at which the person was enrolled.' })
  enrolledAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last progress report. Null before the first report.',
  })
  lastStudiedAt?: Date | null;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the person completed all required lessons. Null if the course is not complete.',
  })
  completedAt?: Date | null;
}

export const PersonEnrolmentConnection = createConnectionType(
  'PersonEnrolmentConnection',
  () => PersonEnrolment,
);

const enrolmentsWhere = (
  condition: Sql,
): Sql => sql`select e.id, e.student_id as "studentId", e.course_id as "courseId",
  c.title as "courseTitle", c.slug as "courseSlug", ${ACCESS} as access, e.source,
  ${PERCENTAGE} as percentage, e.enrolled_at as "enrolledAt",
  e.last_studied_at as "lastStudiedAt", e.completed_at as "completedAt"
  from enrolment e join course c on c.id = e.course_id where ${condition}`;

/**
 * A type without a table of its own: what support may see of a course does not depend on whether the course is on
 * sale.
 */
@Resolver(() => Person)
export class EnrolmentsOfPersonResolver {
  @Allow('enrolment:read-any')
  @ReadQuery(() => PersonEnrolment, {
    nullable: true,
    description: 'Enrolment of any person, for administrators. Null if it does not exist.',
  })
  enrolmentForAdmin(@Arg('id', () => ID, { description: 'ID of an enrolment of any student.' }) id: string) {
    return rows(PersonEnrolment, () => ({}), {
      from: enrolmentsWhere(sql`e.id = ${uuid(id)}`),
      skipVisibility: 'The query requires a permission.',
    });
  }

  @Guard<Viewer, Person>((viewer) => !!viewer?.may('enrolment:read-any'))
  @ReadField(() => PersonEnrolmentConnection, {
    nullable: true,
    description: 'Enrolments of the person, newest first. Null without `enrolment:read-any`.',
  })
  enrolments(@Root() p: Row<Person>, @Args() { first, after }: FeedArgs) {
    return connection(
      PersonEnrolment,
      (e) => ({
        orderBy: [
          { by: e.enrolledAt, dir: 'desc' },
          { by: e.id, dir: 'desc' },
        ],
        first,
        after,
      }),
      {
        from: enrolmentsWhere(sql`e.student_id = ${p.id}`),
        skipVisibility: 'The field requires a permission.',
      },
    );
  }
}
