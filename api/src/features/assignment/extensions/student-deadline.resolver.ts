import { Field, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { derived, ReadField, type Row, sql } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { StudentLesson } from '../../learning/index.ts';

@ObjectType({ description: 'Deadline of one student for the assignment of a lesson.' })
export class StudentDeadline {
  @Field(() => ID, { description: 'ID of the assignment that is due.' })
  assignmentId!: string;
  @Field(() => ID, { description: 'ID of the student concerned.' })
  studentId!: string;
  @Field(() => DateTime, {
    description: 'Due time for the student, including an extension. Later submissions are late.',
  })
  dueAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time after which no work is accepted from the student. Null if there is none.',
  })
  closesAt?: Date | null;
  @Field({ description: 'True if the student was granted an extension.' })
  isExtended!: boolean;
}

@Resolver(() => StudentLesson)
export class StudentDeadlineResolver {
  @ReadField(() => StudentDeadline, {
    nullable: true,
    description:
      'Deadline of the student for the lesson’s assignment. Null if the lesson has no assignment, or the assignment has no due time.',
  })
  deadline(@Root() { id, studentId }: Row<StudentLesson>) {
    return derived(
      StudentDeadline,
      sql`select d.assignment_id as "assignmentId", d.student_id as "studentId", d.due_at as "dueAt",
          d.closes_at as "closesAt", exists (select 1 from assignment_extension x
            where x.assignment_id = d.assignment_id and x.student_id = d.student_id) as "isExtended"
        from assignment_deadline d
        where d.lesson_id = ${id} and d.student_id = ${studentId} and d.due_at is not null`,
      'The lesson belongs to a course that the viewer teaches.',
    );
  }
}
