import { Arg, Ctx, ID, Int, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { MaxRows, ReadField, ReadQuery, type Row, rows, sql, uuid } from '../../graphql/read/index.ts';
import { MAX_ATTEMPTS, Quiz } from './quiz.entity.ts';
import { QuizAttempt } from './quiz-attempt.entity.ts';

@Resolver(() => Quiz)
export class QuizResolver {
  @Allow('lesson:study')
  @ReadQuery(() => Quiz, {
    nullable: true,
    description:
      'Rules of a lesson’s quiz and the viewer’s attempts. Null if the viewer has not opened the lesson, or the lesson has no quiz.',
  })
  quiz(
    @Arg('lessonId', () => ID, { description: 'ID of the lesson in the course outline.' }) lessonId: string,
  ) {
    return rows(Quiz, (quiz) => ({ where: sql`${quiz.lesson} = ${uuid(lessonId)}` }));
  }

  @ReadField(() => Int, { description: 'Number of questions in an attempt.' })
  questionCount(@Root() quiz: Row<Quiz>) {
    return sql`(select least(count(*), ${quiz.drawCount})::int from quiz_question z
      join question q on q.id = z.question_id where z.quiz_id = ${quiz.id} and q.removed_at is null)`;
  }

  @ReadField(() => Int, { description: 'Extra time of the viewer in seconds, added to the time limit.' })
  extraSec(@Root() quiz: Row<Quiz>, @Ctx() { viewer }: Context) {
    return sql`coalesce((select x.extra_sec from quiz_extra_time x
      where x.quiz_id = ${quiz.id} and x.student_id = ${viewer?.id ?? null}::uuid), 0)`;
  }

  @MaxRows(MAX_ATTEMPTS)
  @ReadField(() => [QuizAttempt], { description: 'Attempts of the viewer at the quiz, newest first.' })
  attempts(@Root() quiz: Row<Quiz>) {
    return rows(QuizAttempt, (attempt) => ({
      where: sql`${attempt.quiz} = ${quiz.id}`,
      orderBy: sql`${attempt.number} desc`,
      limit: MAX_ATTEMPTS,
    }));
  }
}
