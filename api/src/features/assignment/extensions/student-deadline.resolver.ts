import { Field, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { derived, ReadField, type Row, sql } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { StudentLesson } from '../../learning/index.ts';

@ObjectType({ description: 'Until when one student may hand in at the assignment of a lesson.' })
export class StudentDeadline {
  @Field(() => ID, { description: 'Of the assignment that is due.' })
  assignmentId!: string;
  @Field(() => ID, { description: 'Of the student that it is about.' })
  studentId!: string;
  @Field(() => DateTime, { description: 'After it, their work is late: with what they were given.' })
  dueAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'After it, nothing is taken of them. Absent: never.',
  })
  closesAt?: Date | null;
  @Field({ description: 'Whether they have more time than others.' })
  isExtended!: boolean;
}

@Resolver(() => StudentLesson)
export class StudentDeadlineResolver {
  @ReadField(() => StudentDeadline, {
    nullable: true,
    description: 'Until when the student may hand in; absent where it has no assignment, or is never due.',
  })
  deadline(@Root() { id, studentId }: Row<StudentLesson>) {
    return derived(
      StudentDeadline,
      sql`select d.assignment_id as "assignmentId", d.student_id as "studentId", d.due_at as "dueAt",
          d.closes_at as "closesAt", exists (select 1 from assignment_extension x
            where x.assignment_id = d.assignment_id and x.student_id = d.student_id) as "isExtended"
        from assignment_deadline d
        where d.lesson_id = ${id} and d.student_id = ${studentId} and d.due_at is not null`,
      'Its lesson is one of a course that the viewer teaches.',
    );
  }
}
