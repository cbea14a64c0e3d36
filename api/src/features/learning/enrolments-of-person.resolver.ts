import { Arg, Args, Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { FeedArgs } from '../../graphql/feed.args.ts';
import {
  connection,
  connectionOf,
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

@ObjectType({ description: 'A person’s place in a course, as administrators see it.' })
export class PersonEnrolment {
  @Field(() => ID, { description: 'Of the enrolment: opaque, never changes.' })
  id!: string;
  @Field(() => ID, { description: 'Of the person who studies.' })
  studentId!: string;
  @Field(() => ID, { description: 'Of the course that is studied.' })
  courseId!: string;
  @Field({ description: 'The course’s title now.' })
  courseTitle!: string;
  @Field({ description: 'The course’s name in addresses.' })
  courseSlug!: string;
  @Field(() => EnrolmentAccess, { description: 'Whether they may study now.' })
  access!: EnrolmentAccess;
  @Field(() => EnrolmentSource, { description: 'How they came by the course.' })
  source!: EnrolmentSource;
  @Field(() => Int, {
    description: 'Complete lessons of all, in whole per cent; 100 once the course is completed.',
  })
  percentage!: number;
  @Field(() => DateTime, { description: 'Since when the student has it.' })
  enrolledAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'Last report of progress.' })
  lastStudiedAt?: Date | null;
  @Field(() => DateTime, { nullable: true, description: 'When all required lessons were complete.' })
  completedAt?: Date | null;
}

export const PersonEnrolmentConnection = connectionOf('PersonEnrolmentConnection', () => PersonEnrolment);

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
    description: 'Anyone’s place in a course, for administrators; null when there is none.',
  })
  enrolmentForAdmin(@Arg('id', () => ID, { description: 'Of the enrolment of any student.' }) id: string) {
    return rows(PersonEnrolment, () => ({}), {
      from: enrolmentsWhere(sql`e.id = ${uuid(id)}`),
      skipVisibility: 'The query has a permission of its own.',
    });
  }

  @Guard<Viewer, Person>((viewer) => !!viewer?.may('enrolment:read-any'))
  @ReadField(() => PersonEnrolmentConnection, {
    nullable: true,
    description: 'Courses they study, latest first; null without `enrolment:read-any`.',
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
        skipVisibility: 'The field is guarded by a permission of its own.',
      },
    );
  }
}
