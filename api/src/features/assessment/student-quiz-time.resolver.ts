import { Field, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { derived, ReadField, type Row, sql } from '../../graphql/read/index.ts';
import { StudentLesson } from '../learning/index.ts';

@ObjectType({ description: 'How long one student has for the quiz of a lesson.' })
export class StudentQuizTime {
  @Field(() => ID, { description: 'Of the quiz that has the limit.' })
  quizId!: string;
  @Field(() => ID, { description: 'Of the student that it is about.' })
  studentId!: string;
  @Field(() => Int, { description: 'Seconds that everyone has in an attempt.' })
  timeLimitSec!: number;
  @Field(() => Int, { description: 'Seconds that the student has beyond them.' })
  extraSec!: number;
}

@Resolver(() => StudentLesson)
export class StudentQuizTimeResolver {
  @ReadField(() => StudentQuizTime, {
    nullable: true,
    description: 'How long the student has for its quiz; absent where it has none, or no limit.',
  })
  quizTime(@Root() { id, studentId }: Row<StudentLesson>) {
    return derived(
      StudentQuizTime,
      sql`select z.id as "quizId", ${studentId} as "studentId", z.time_limit_sec as "timeLimitSec",
          coalesce(x.extra_sec, 0) as "extraSec"
        from quiz z left join quiz_extra_time x on x.quiz_id = z.id and x.student_id = ${studentId}
        where z.lesson_id = ${id} and z.time_limit_sec is not null`,
      'Its lesson is one of a course that the viewer teaches.',
    );
  }
}
