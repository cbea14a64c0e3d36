import { Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { derived, ReadField, type Row, sql } from '../../graphql/read/index.ts';
import { StudentLesson } from '../learning/index.ts';

@ObjectType({ description: 'Time of a student for the quiz of a lesson.' })
export class StudentQuizTime {
  @Field(() => ID, { description: 'ID of the quiz with the time limit.' })
  quizId!: string;
  @Field(() => ID, { description: 'ID of the student to whom the time applies.' })
  studentId!: string;
  @Field(() => Int, { description: 'Time limit in seconds for all students.' })
  timeLimitSec!: number;
  @Field(() => Int, { description: 'Extra time of the student in seconds, added to the time limit.' })
  extraSec!: number;
}

@Resolver(() => StudentLesson)
export class StudentQuizTimeResolver {
  @ReadField(() => StudentQuizTime, {
    nullable: true,
    description:
      'Time of the student for the lesson’s quiz. Null if the lesson has no quiz, or the quiz has no time limit.',
  })
  quizTime(@Root() { id, studentId }: Row<StudentLesson>) {
    return derived(
      StudentQuizTime,
      sql`select z.id as "quizId", ${studentId} as "studentId", z.time_limit_sec as "timeLimitSec",
          coalesce(x.extra_sec, 0) as "extraSec"
        from quiz z left join quiz_extra_time x on x.quiz_id = z.id and x.student_id = ${studentId}
        where z.lesson_id = ${id} and z.time_limit_sec is not null`,
      'The lesson belongs to a course that the viewer teaches.',
    );
  }
}
