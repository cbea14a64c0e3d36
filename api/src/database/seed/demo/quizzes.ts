import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type Answer,
  type AttemptMark,
  type BankQuestion,
  drawPaper,
  markOf,
  NO_ANSWER,
  scoreOf,
  solutionOf,
} from '../../../features/assessment/index.ts';
import { QUIZ, type QuizQuestion } from '../content/quiz.ts';
import { courseId, lessonId } from './ids.ts';
import { generator, insertAll, stableId } from './insert.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Students who have taken the quiz; of the last ones an answer waits to be marked. */
const TAKERS = 12;
const WAITING = 2;

const COURSE = courseId(QUIZ.course);
const LESSON = stableId(`quiz lesson ${QUIZ.course}`);
const ID = stableId(`quiz ${QUIZ.course}`);
/** As those that questions get when they are written: nothing in them tells what is right. */
const pieceId = (name: string) => stableId(`piece ${name}`).replaceAll('-', '').slice(0, 12);

/** A quiz of every kind at the end of a course’s first section, with attempts of its students. */
export async function seedQuizzes(em: EntityManager, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 30 * DAY);
  await em.execute(
    `insert into lesson (id, course_id, section_id, title, kind, rule, position, is_preview, is_required, duration_sec, created_at, updated_at)
     select ?, ?, s.id, ?, 'QUIZ', 'PASS', s.lesson_count, false, true, ?, ?, ? from section s where s.id = ?`,
    [LESSON, COURSE, QUIZ.title, QUIZ.timeLimitSec, since, since, stableId(`section ${QUIZ.course} 0`)],
  );
  const bank = QUIZ.questions.map(questionOf);
  const dates = { created_at: since, updated_at: since };
  await insertAll(
    em,
    'question',
    bank.map((question) => ({
      ...{ id: question.id, course_id: COURSE, kind: question.kind, prompt: question.prompt },
      ...{ body: question.body, points: question.points, topic: question.topic },
      ...{ explanation: question.explanation, review_lesson_id: question.reviewLessonId },
      ...{ review_sec: 0, version: 1, ...dates },
    })),
  );
  await insertAll(em, 'quiz', [
    {
      ...{ id: ID, course_id: COURSE, lesson_id: LESSON, pass_percent: QUIZ.passPercent },
      ...{ max_attempts: QUIZ.maxAttempts, time_limit_sec: QUIZ.timeLimitSec, shuffles_questions: false },
      ...{ shuffles_answers: true, answers_shown: 'AFTER_SUBMISSION', version: 1, ...dates },
    },
  ]);
  await insertAll(
    em,
    'quiz_question',
    bank.map(({ id }, position) => ({ quiz_id: ID, question_id: id, position })),
  );
  await seedAttempts(em, bank, now);
  // One more lesson in the course, and in some places one more that is complete
  await em.execute(
    `update enrolment e set completed_lessons = c.done, percentage = 100 * c.done / k.lesson_count,
       highest_percentage = greatest(e.highest_percentage, 100 * c.done / k.lesson_count)
     from course k, (select x.id, count(p.completed_at)::int as done from enrolment x
       left join lesson_progress p on p.enrolment_id = x.id group by x.id) c
     where k.id = e.course_id and c.id = e.id and e.course_id = ?`,
    [COURSE],
  );
}

function questionOf(question: QuizQuestion, index: number): BankQuestion {
  const { kind, prompt, code, topic, points = 1, explanation = null, review } = question;
  const name = `${QUIZ.course} ${index}`;
  const text = (words: string) => ({ type: 'text', text: words });
  return {
    ...{ id: stableId(`question ${name}`), version: 1, kind, points, topic, explanation, soundId: null },
    prompt: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [text(prompt)] },
        ...(code ? [{ type: 'codeBlock', attrs: { language: 'javascript' }, content: [text(code)] }] : []),
      ],
    },
    body: {
      choices: (question.choices ?? []).map((choice, n) => ({
        id: pieceId(`${name} ${n}`),
        text: choice.replace(/^\*/, ''),
        isRight: choice.startsWith('*'),
        feedback: question.feedback?.[n] ?? null,
      })),
      isTrue: question.isTrue ?? null,
      gapText: question.gapText ?? null,
      blanks: question.blanks ?? [],
      pairs: (question.pairs ?? []).map(([left, right]) => ({
        ...{ id: pieceId(`${name} ${left}`), left, matchId: pieceId(`${name} ${right}`), right },
      })),
      extras: (question.extras ?? []).map((extra) => ({ id: pieceId(`${name} ${extra}`), text: extra })),
      guidance: question.guidance ?? null,
    },
    reviewLessonId: review ? lessonId(QUIZ.course, ...review) : null,
    reviewSec: 0,
  };
}

/** Attempts of students who are past the first section; whoever completed the course passed it on the way. */
async function seedAttempts(em: EntityManager, bank: readonly BankQuestion[], now: Date): Promise<void> {
  const takers = await em.execute<{ id: string; student: string; completed: string | null }[]>(
    `(select e.id, e.student_id as student, null as completed from enrolment e
       where e.course_id = ? and e.access = 'ACTIVE' and e.completed_at is null and e.completed_lessons between 5 and 12
         and e.enrolled_at < ? and e.student_id <> (select id from person where email = 'student@sen.test')
       order by e.last_studied_at desc, e.id limit ?)
     union all (select e.id, e.student_id, to_char(e.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
       from enrolment e where e.course_id = ? and e.completed_at is not null order by e.id)`,
    [COURSE, new Date(now.getTime() - (TAKERS + 2) * DAY), TAKERS, COURSE],
  );
  const random = generator(1905);
  const rules = { drawCount: null, shufflesQuestions: false, shufflesAnswers: false };
  const attempts = takers.map(({ id, student, completed }, n) => {
    const { paper, keys } = drawPaper(bank, rules);
    const answers = Object.fromEntries(
      bank.map((question) => [
        question.id,
        answerTo(question, n, completed !== null || random() < 0.5 + n / 30, random()),
      ]),
    );
    const isWaiting = n < WAITING && completed === null;
    const marks = keys.map((key): AttemptMark => {
      const mark = markOf(key, paper.find((item) => item.id === key.id)!.topic, answers[key.id]);
      if (mark.share !== null || isWaiting) return mark;
      const share = n % 3 === 2 && completed === null ? 1 / 3 : 1;
      return { ...mark, share, earned: share * key.points };
    });
    const score = scoreOf(marks);
    const startedAt = completed
      ? new Date(Date.parse(completed) - 20 * MINUTE)
      : new Date(now.getTime() - (n + 0.4) * DAY);
    return {
      ...{ id: stableId(`attempt ${id}`), quiz_id: ID, student_id: student, enrolment_id: id, number: 1 },
      ...{ status: isWaiting ? 'SUBMITTED' : 'GRADED', pass_percent: QUIZ.passPercent, paper, keys, answers },
      ...{ marks, solutions: keys.map(solutionOf), sequence: bank.length, started_at: startedAt },
      ends_at: new Date(startedAt.getTime() + QUIZ.timeLimitSec * 1000),
      submitted_at: new Date(startedAt.getTime() + (6 + random() * 8) * MINUTE),
      ...{ is_timed_out: false, score, passed: score >= QUIZ.passPercent },
    };
  });
  await insertAll(em, 'quiz_attempt', attempts);
  await insertAll(
    em,
    'lesson_progress',
    attempts.map(({ enrolment_id, started_at, submitted_at, score, passed }) => ({
      ...{ id: stableId(`progress ${LESSON} ${enrolment_id}`), enrolment_id, lesson_id: LESSON },
      ...{ watched: '{}', done_sec: 0, position_sec: 0, reached_at: started_at, reported_at: started_at },
      ...{ completed_at: passed ? submitted_at : null, completed_why: passed ? 'PASS' : null },
      best_score: score,
    })),
  );
}

/** What a student answered: the right thing, or something that is wrong in a way that others fall for, too. */
function answerTo({ kind, body }: BankQuestion, n: number, isRight: boolean, chance: number): Answer {
  const wrong = body.choices.filter((choice) => !choice.isRight);
  const right = body.choices.filter((choice) => choice.isRight).map(({ id }) => id);
  if (kind === 'OPEN') return { ...NO_ANSWER, texts: [QUIZ.essays[n % QUIZ.essays.length]!] };
  if (kind === 'TRUE_FALSE') return { ...NO_ANSWER, choiceIds: [String(body.isTrue === isRight)] };
  if (kind === 'ORDERING') {
    const ids = body.choices.map(({ id }) => id);
    return { ...NO_ANSWER, choiceIds: isRight ? ids : [ids[1]!, ids[0]!, ...ids.slice(2)] };
  }
  if (kind === 'MATCHING')
    return {
      ...NO_ANSWER,
      pairs: body.pairs.map(({ id, matchId }, p) => ({
        pairId: id,
        matchId: isRight || p === 0 ? matchId : body.extras[0]!.id,
      })),
    };
  if (body.blanks.length)
    return {
      ...NO_ANSWER,
      texts: body.blanks.map(({ accepted }, b) => (isRight || b > 0 ? accepted[0]! : 'setState')),
    };
  return {
    ...NO_ANSWER,
    choiceIds: isRight ? right : [wrong[chance < 0.7 ? wrong.length - 2 : wrong.length - 1]!.id],
  };
}
