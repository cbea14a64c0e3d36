import { Arg, Ctx, Float, ID, Int, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import {
  derived,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  type Sql,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { CoursePicture, CourseSound, isNamedIn } from '../courses/index.ts';
import { SaveQuizAnswersInput } from './answer.input.ts';
import { PaperQuestion, QuizAnswer, QuizMark, QuizSolution } from './paper.types.ts';
import { MAX_QUESTIONS } from './quiz.entity.ts';
import { QuizAttempt } from './quiz-attempt.entity.ts';
import { saveAnswers } from './save-answers.ts';
import { startAttempt } from './start-attempt.ts';
import { SubmitQuizAttemptInput, submitAttempt } from './submit-attempt.ts';

const OF_ATTEMPT = 'Part of an attempt, which has its own visibility rule.';
/** Parts of one JSON column, which cost few further rows. */
const PARTS = { countsAs: 10 };

/** Pictures and audio files of an attempt: more than a course may have. */
const MAX_ATTEMPT_FILES = 1000;
const FILES = { countsAs: 60 };
/** The texts that the student has seen: questions and, once they are shown, solutions. */
const shownIn = ({ paper, solutions }: Row<QuizAttempt>): Sql => sql`${paper}::text || ${solutions}::text`;

const textsIn = (list: Sql): Sql => sql`array(select jsonb_array_elements_text(${list}))`;

/** A student's attempts. Nothing here reads the column with the keys. A test checks that. */
@Resolver(() => QuizAttempt)
export class QuizAttemptResolver {
  @Allow('lesson:study')
  @ReadQuery(() => QuizAttempt, {
    nullable: true,
    description: 'Attempt of the viewer with this ID. Null for attempts of others.',
  })
  quizAttempt(
    @Arg('id', () => ID, { description: 'ID of the attempt, as returned by its quiz.' }) id: string,
  ) {
    return rows(QuizAttempt, (attempt) => ({ where: sql`${attempt.id} = ${uuid(id)}` }));
  }

  @Allow('lesson:study')
  @ReadMutation(() => QuizAttempt, {
    description:
      'Starts an attempt at a quiz, or resumes the open one. NOT_FOUND: no such quiz. FORBIDDEN: the viewer is not enrolled. CONFLICT: access has ended, the lesson was not opened, or the quiz has no questions. POLICY: no attempts are left, or the viewer has passed and seen the answers.',
  })
  async startQuizAttempt(
    @Arg('quizId', () => ID, { description: 'ID of a quiz in a course that the viewer studies.' })
    quizId: string,
    @Ctx() context: Context,
  ) {
    return resultRow(QuizAttempt, await startAttempt(context, quizId));
  }

  @Allow('lesson:study')
  @ReadMutation(() => QuizAttempt, {
    description:
      'Saves answers of an attempt. Call it whenever an answer changes. BAD_INPUT: the attempt has no such question or choice. NOT_FOUND: no such attempt of the viewer. CONFLICT: the time limit ended, the attempt was submitted, access has ended, or another tab saved since.',
  })
  async saveQuizAnswers(@Arg('input') input: SaveQuizAnswersInput, @Ctx() context: Context) {
    return resultRow(QuizAttempt, await saveAnswers(context, input));
  }

  @Allow('lesson:study')
  @ReadMutation(() => QuizAttempt, {
    description:
      'Submits an attempt and grades the saved answers immediately. NOT_FOUND: no such attempt of the viewer. CONFLICT: the attempt was already submitted, access has ended, or another tab saved since.',
  })
  async submitQuizAttempt(@Arg('input') input: SubmitQuizAttemptInput, @Ctx() context: Context) {
    return resultRow(QuizAttempt, await submitAttempt(context, input));
  }

  @ReadField(() => DateTime, {
    description: 'Server time of this response, for the countdown of the time limit.',
  })
  serverTime(@Root() _: Row<QuizAttempt>) {
    return sql`clock_timestamp()`;
  }

  @ReadField(() => Int, { description: 'Maximum points of the attempt.' })
  points(@Root() { paper }: Row<QuizAttempt>) {
    return sql`(select coalesce(sum((e->>'points')::int), 0)::int from jsonb_array_elements(${paper}) e)`;
  }

  @ReadField(() => Float, { description: 'Points earned so far, in hundredths. 0 before submission.' })
  earned(@Root() { marks }: Row<QuizAttempt>) {
    return sql`(select coalesce(round(sum((e->>'earned')::numeric), 2), 0)::float8 from jsonb_array_elements(${marks}) e)`;
  }

  @MaxRows(MAX_QUESTIONS, PARTS)
  @ReadField(() => [PaperQuestion], { description: 'Questions of the attempt, as of its start.' })
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
  @ReadField(() => [QuizAnswer], { description: 'Saved answers of the attempt, in no particular order.' })
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
  @ReadField(() => [QuizMark], { description: 'Grades of the answers. Empty before submission.' })
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
    description:
      'Correct answers and explanations. Empty until the attempt is submitted and its quiz shows answers.',
  })
  solutions(@Root() { solutions }: Row<QuizAttempt>) {
    return derived(
      QuizSolution,
      sql`select e->>'id' as "questionId", ${textsIn(sql`e->'choiceIds'`)} as "choiceIds",
          ${textsIn(sql`e->'texts'`)} as texts, e->>'explanation' as explanation,
          e->'explanationRich' as "explanationRich",
          (e->>'reviewLessonId')::uuid as "reviewLesson", (e->>'reviewSec')::int as "reviewSec",
          e->'pairs' as "pairList", e->'feedback' as "feedbackList"
        from jsonb_array_elements(${solutions}) with ordinality as list(e, n) order by n`,
      OF_ATTEMPT,
    );
  }

  @MaxRows(MAX_ATTEMPT_FILES, FILES)
  @ReadField(() => [CoursePicture], {
    description: 'Images used in the questions and shown answers, in no particular order.',
  })
  pictures(@Root() attempt: Row<QuizAttempt>) {
    return rows(
      CoursePicture,
      (p) => ({
        where: sql`${p.course} = (select q.course_id from quiz q where q.id = ${attempt.quiz})
          and ${isNamedIn(p.id, shownIn(attempt))}`,
        orderBy: p.id,
        limit: MAX_ATTEMPT_FILES,
      }),
      { skipVisibility: 'The student of the attempt may see its pictures.' },
    );
  }

  @MaxRows(MAX_ATTEMPT_FILES, FILES)
  @ReadField(() => [CourseSound], {
    description: 'Audio used in answers and shown explanations, in no particular order.',
  })
  sounds(@Root() attempt: Row<QuizAttempt>) {
    return rows(
      CourseSound,
      (s) => ({
        where: sql`${s.course} = (select q.course_id from quiz q where q.id = ${attempt.quiz})
          and ${isNamedIn(s.id, shownIn(attempt))}`,
        orderBy: s.id,
        limit: MAX_ATTEMPT_FILES,
      }),
      { skipVisibility: 'The student of the attempt may hear its audio.' },
    );
  }
}
