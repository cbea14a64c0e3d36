import { Arg, Ctx, Float, ID, Int, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import {
  COMMAND_DECIDED,
  derived,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { CoursePicture, isNamedIn, MAX_DOCUMENT_PICTURES } from '../courses/index.ts';
import { SaveQuizAnswersInput } from './answer.input.ts';
import { PaperQuestion, QuizAnswer, QuizMark, QuizSolution } from './paper.types.ts';
import { MAX_QUESTIONS } from './quiz.entity.ts';
import { QuizAttempt } from './quiz-attempt.entity.ts';
import { saveAnswers } from './save-answers.ts';
import { startAttempt } from './start-attempt.ts';
import { SubmitQuizAttemptInput, submitAttempt } from './submit-attempt.ts';

const OF_ATTEMPT = 'A part of an attempt, which its own rule shows.';
/** Parts of one JSON column, which cost few further rows. */
const PARTS = { countsAs: 10 };

const textsIn = (list: Sql): Sql => sql`array(select jsonb_array_elements_text(${list}))`;

/** A student's attempts. Nothing here reads the column with the keys. A test checks that. */
@Resolver(() => QuizAttempt)
export class QuizAttemptResolver {
  @Allow('lesson:study')
  @ReadQuery(() => QuizAttempt, {
    nullable: true,
    description: 'An attempt of the viewer; null for any other.',
  })
  quizAttempt(@Arg('id', () => ID, { description: 'Of the attempt, as its quiz gives it.' }) id: string) {
    return rows(QuizAttempt, (attempt) => ({ where: sql`${attempt.id} = ${uuid(id)}` }));
  }

  @Allow('lesson:study')
  @ReadMutation(() => QuizAttempt, {
    description:
      'Begins an attempt at a quiz, or goes on with the open one. NOT_FOUND: no such quiz. FORBIDDEN: not enrolled. CONFLICT: access has ended, the lesson was not opened, or the quiz has no questions. POLICY: no attempts are left, or a pass has shown the answers.',
  })
  async startQuizAttempt(
    @Arg('quizId', () => ID, { description: 'Of the quiz that is attempted.' }) quizId: string,
    @Ctx() context: Context,
  ) {
    return answer(await startAttempt(context, quizId));
  }

  @Allow('lesson:study')
  @ReadMutation(() => QuizAttempt, {
    description:
      'Keeps answers of an attempt, sent whenever one changes. BAD_INPUT: the paper has no such question or choice. NOT_FOUND: no attempt of the viewer. CONFLICT: its time is over, it was handed in, access has ended, or another tab saved since.',
  })
  async saveQuizAnswers(@Arg('input') input: SaveQuizAnswersInput, @Ctx() context: Context) {
    return answer(await saveAnswers(context, input));
  }

  @Allow('lesson:study')
  @ReadMutation(() => QuizAttempt, {
    description:
      'Hands an attempt in: what is saved is marked at once. NOT_FOUND: no attempt of the viewer. CONFLICT: it was handed in before, access has ended, or another tab saved since.',
  })
  async submitQuizAttempt(@Arg('input') input: SubmitQuizAttemptInput, @Ctx() context: Context) {
    return answer(await submitAttempt(context, input));
  }

  @ReadField(() => DateTime, { description: 'The server’s clock at this answer, to count down from.' })
  serverTime(@Root() _: Row<QuizAttempt>) {
    return sql`clock_timestamp()`;
  }

  @ReadField(() => Int, { description: 'Points of all right answers.' })
  points(@Root() { paper }: Row<QuizAttempt>) {
    return sql`(select coalesce(sum((e->>'points')::int), 0)::int from jsonb_array_elements(${paper}) e)`;
  }

  @ReadField(() => Float, { description: 'Points earned so far, in hundredths; 0 before it is handed in.' })
  earned(@Root() { marks }: Row<QuizAttempt>) {
    return sql`(select coalesce(round(sum((e->>'earned')::numeric), 2), 0)::float8 from jsonb_array_elements(${marks}) e)`;
  }

  @MaxRows(MAX_QUESTIONS, PARTS)
  @ReadField(() => [PaperQuestion], { description: 'Its questions, as they were when it began.' })
  questions(@Root() { paper }: Row<QuizAttempt>) {
    return derived(
      PaperQuestion,
      sql`select (e->>'id')::uuid as id, n::int as number, e->>'kind' as kind, e->'prompt' as prompt,
          (e->>'points')::int as points, e->>'topic' as topic, e->>'gapText' as "gapText", (e->>'gaps')::int as gaps,
          e->>'soundId' as "soundId", e->'choices' as "choiceList", e->'matches' as "matchList"
        from jsonb_array_elements(${paper}) with ordinality as list(e, n) order by n`,
      OF_ATTEMPT,
    );
  }

  @MaxRows(MAX_QUESTIONS, PARTS)
  @ReadField(() => [QuizAnswer], { description: 'What was answered, as it is saved; in no order.' })
  answers(@Root() { answers }: Row<QuizAttempt>) {
    return derived(
      QuizAnswer,
      sql`select key as "questionId", ${textsIn(sql`value->'choiceIds'`)} as "choiceIds",
          ${textsIn(sql`value->'texts'`)} as texts, (value->>'isMarked')::boolean as "isMarked",
          value->'pairs' as "pairList" from jsonb_each(${answers})`,
      OF_ATTEMPT,
    );
  }

  @MaxRows(MAX_QUESTIONS, PARTS)
  @ReadField(() => [QuizMark], { description: 'What each answer came to; none before it is handed in.' })
  marks(@Root() { marks }: Row<QuizAttempt>) {
    return derived(
      QuizMark,
      sql`select e->>'id' as "questionId", (e->>'share')::float8 as share, (e->>'earned')::float8 as earned,
          (e->>'points')::int as points, e->>'comment' as comment
        from jsonb_array_elements(${marks}) with ordinality as list(e, n) order by n`,
      OF_ATTEMPT,
    );
  }

  @MaxRows(MAX_QUESTIONS, PARTS)
  @ReadField(() => [QuizSolution], {
    description: 'Right answers and explanations; none before it is handed in and its quiz shows them.',
  })
  solutions(@Root() { solutions }: Row<QuizAttempt>) {
    return derived(
      QuizSolution,
      sql`select e->>'id' as "questionId", ${textsIn(sql`e->'choiceIds'`)} as "choiceIds",
          ${textsIn(sql`e->'texts'`)} as texts, e->>'explanation' as explanation,
          (e->>'reviewLessonId')::uuid as "reviewLesson", (e->>'reviewSec')::int as "reviewSec",
          e->'pairs' as "pairList", e->'feedback' as "feedbackList"
        from jsonb_array_elements(${solutions}) with ordinality as list(e, n) order by n`,
      OF_ATTEMPT,
    );
  }

  @MaxRows(MAX_DOCUMENT_PICTURES)
  @ReadField(() => [CoursePicture], { description: 'The pictures that its questions show, in no order.' })
  pictures(@Root() attempt: Row<QuizAttempt>) {
    return rows(
      CoursePicture,
      (p) => ({
        where: sql`${p.course} = (select q.course_id from quiz q where q.id = ${attempt.quiz})
          and ${isNamedIn(p.id, sql`${attempt.paper}::text`)}`,
        limit: MAX_DOCUMENT_PICTURES,
      }),
      { skipVisibility: 'Whose attempt it is sees its pictures.' },
    );
  }
}

const answer = (id: string) =>
  rows(QuizAttempt, (attempt) => ({ where: sql`${attempt.id} = ${id}` }), {
    skipVisibility: COMMAND_DECIDED,
  });
