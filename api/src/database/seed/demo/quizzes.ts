import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type Answer,
  type AttemptMark,
  type BankQuestion,
  drawPaper,
  getScore,
  NO_ANSWER,
  toAttemptMark,
  toSolution,
} from '../../../features/assessment/index.ts';
import { QUESTION_SECONDS } from '../../../features/courses/index.ts';
import {
  FURTHER,
  type FurtherMaterial,
  type QuizContent,
  type QuizQuestion,
} from '../content/further/index.ts';
import { COURSES, richText, students } from '../content/index.ts';
import { storeSound } from './further-lessons.ts';
import { courseId, furtherSectionId, getTeacherId, lessonId } from './ids.ts';
import { generator, insertAll, stableId } from './insert.ts';
import { personId } from './people.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Weight of knowledge. From the weakest to the strongest student, the chance of a right answer grows by this. */
const SPREAD = 0.8;

interface Place {
  /** Slug of the course. */
  readonly slug: string;
  readonly quiz: QuizContent;
  readonly lesson: string;
  readonly id: string;
}

/** ID of a choice or of half a pair. Like the server's IDs, it does not reveal the right answer. */
const pieceId = (name: string) => stableId(`piece ${name}`).replaceAll('-', '').slice(0, 12);

const getPlaces = (isRequired: boolean): Place[] =>
  FURTHER.flatMap(({ course: slug, quiz }: FurtherMaterial) =>
    quiz && (quiz.section !== undefined) === isRequired
      ? [{ slug, quiz, lesson: stableId(`quiz lesson ${slug}`), id: stableId(`quiz ${slug}`) }]
      : [],
  );

/** Seeds the required quizzes at the end of a section, with attempts of students. */
export const seedRequiredQuizzes = (em: EntityManager, now: Date) => seedQuizzes(em, getPlaces(true), now);
/** Seeds the quizzes of the further material, whose section must already exist. */
export const seedFurtherQuizzes = (em: EntityManager, now: Date) => seedQuizzes(em, getPlaces(false), now);

async function seedQuizzes(em: EntityManager, places: readonly Place[], now: Date) {
  for (const place of places) await seedQuiz(em, place, now);
}

async function seedQuiz(em: EntityManager, place: Place, now: Date): Promise<void> {
  const { slug, quiz, lesson, id } = place;
  const since = new Date(now.getTime() - 30 * DAY);
  const section =
    quiz.section === undefined ? furtherSectionId(slug) : stableId(`section ${slug} ${quiz.section}`);
  await em.execute(
    `insert into lesson (id, course_id, section_id, title, kind, rule, position, is_preview, is_required, duration_sec, created_at, updated_at)
     select ?, ?, s.id, ?, 'QUIZ', 'PASS', s.lesson_count, false, ?, ?, ?, ? from section s where s.id = ?`,
    [
      ...[lesson, courseId(slug), quiz.title, quiz.section !== undefined],
      ...[quiz.questions.length * QUESTION_SECONDS, since, since, section],
    ],
  );
  const bank: BankQuestion[] = [];
  for (const [index, question] of quiz.questions.entries())
    bank.push(
      getQuestion(slug, question, index, question.sound && (await getSound(em, place, question, now))),
    );
  const dates = { created_at: since, updated_at: since };
  await insertAll(
    em,
    'question',
    bank.map((question) => ({
      ...{ id: question.id, course_id: courseId(slug), kind: question.kind, prompt: question.prompt },
      ...{ body: question.body, points: question.points, topic: question.topic },
      ...{ explanation: question.explanation, review_lesson_id: question.reviewLessonId },
      ...{ sound_id: question.soundId, review_sec: 0, version: 1, ...dates },
    })),
  );
  await insertAll(em, 'quiz', [
    {
      ...{ id, course_id: courseId(slug), lesson_id: lesson, pass_percent: quiz.passPercent },
      ...{ max_attempts: quiz.maxAttempts, time_limit_sec: quiz.timeLimitSec, shuffles_questions: false },
      ...{ shuffles_answers: true, answers_shown: 'AFTER_SUBMISSION', version: 1, ...dates },
    },
  ]);
  await insertAll(
    em,
    'quiz_question',
    bank.map((question, position) => ({ quiz_id: id, question_id: question.id, position })),
  );
  await seedAttempts(em, place, bank, now);
  // The course has one more lesson, and some enrolments have one more completed lesson
  await em.execute(
    `update enrolment e set completed_lessons = c.done,
       highest_percentage = greatest(e.highest_percentage, 100 * c.done / k.lesson_count)
     from course k, (select x.id, count(p.completed_at)::int as done from enrolment x
       left join lesson_progress p on p.enrolment_id = x.id where x.course_id = ? group by x.id) c
     where k.id = e.course_id and c.id = e.id`,
    [courseId(slug)],
  );
}

const getSound = (em: EntityManager, { slug }: Place, { sound }: QuizQuestion, now: Date) =>
  storeSound(em, sound!, getTeacherId(COURSES.find((course) => course.slug === slug)!.teacher), now);

type RichForm = BankQuestion['prompt'];
const toForm = (source: string) => richText(source) as RichForm;

function getQuestion(slug: string, question: QuizQuestion, index: number, soundId?: string): BankQuestion {
  const { kind, prompt, code, topic, points = 1, explanation = null, review } = question;
  const name = `${slug} ${index}`;
  const rich = <K extends string>(field: K, text: string) =>
    question.rich?.[text] ? ({ [field]: toForm(question.rich[text]) } as { [N in K]: RichForm }) : {};
  return {
    ...{ id: stableId(`question ${name}`), version: 1, kind, points, topic, explanation },
    soundId: soundId ?? null,
    // The editor supports everything in this notation
    prompt: richText(code ? `${prompt}\n\n~~~javascript\n${code}\n~~~` : prompt) as BankQuestion['prompt'],
    body: {
      choices: (question.choices ?? []).map((choice, n) => ({
        id: pieceId(`${name} ${n}`),
        text: choice.replace(/^\*/, ''),
        ...rich('rich', choice.replace(/^\*/, '')),
        isRight: choice.startsWith('*'),
        feedback: question.feedback?.[n] ?? null,
      })),
      isTrue: question.isTrue ?? null,
      gapText: question.gapText ?? null,
      blanks: question.blanks ?? [],
      pairs: (question.pairs ?? []).map(([left, right]) => ({
        ...{ id: pieceId(`${name} ${left}`), left, ...rich('leftRich', left) },
        ...{ matchId: pieceId(`${name} ${right}`), right, ...rich('rightRich', right) },
      })),
      extras: (question.extras ?? []).map((extra) => ({
        ...{ id: pieceId(`${name} ${extra}`), text: extra, ...rich('rich', extra) },
      })),
      guidance: question.guidance ?? null,
      ...(question.explanationRich && { explanationRich: toForm(question.explanationRich) }),
    },
    reviewLessonId: review ? lessonId(slug, ...review) : null,
    reviewSec: 0,
  };
}

/**
 * Students with attempts: students in the middle of the course except the demo student, and students who have
 * completed it. If the quiz is required, they passed it on the way. If not, only the demo student took it after
 * completing the course.
 */
const findCandidates = (em: EntityManager, { slug, quiz }: Place, now: Date) =>
  em.execute<{ id: string; student: string; completed: string | null }[]>(
    `(select e.id, e.student_id as student, null as completed from enrolment e
       where e.course_id = ? and e.access = 'ACTIVE' and e.completed_at is null and e.completed_lessons between 4 and 12
         and e.enrolled_at < ? and e.student_id <> ?
       order by e.last_studied_at desc, e.id limit ?)
     union all (select e.id, e.student_id, to_char(e.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
       from enrolment e where e.course_id = ? and e.completed_at is not null and (? or e.student_id = ?) order by e.id)`,
    [
      ...[courseId(slug), new Date(now.getTime() - 20 * DAY), personId(students()[0]!.email), quiz.takers],
      ...[courseId(slug), quiz.section !== undefined, personId(students()[0]!.email)],
    ],
  );

async function seedAttempts(
  em: EntityManager,
  place: Place,
  bank: readonly BankQuestion[],
  now: Date,
): Promise<void> {
  const { slug, quiz, lesson, id: quizId } = place;
  const candidates = await findCandidates(em, place, now);
  const random = generator(1905 + [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0));
  const rules = { drawCount: null, shufflesQuestions: false, shufflesAnswers: false };
  const attempts = candidates.map(({ id, student, completed }, n) => {
    const { paper, keys } = drawPaper(bank, rules);
    const isWaiting = n < quiz.waiting && completed === null;
    const getMarks = (answers: Readonly<Record<string, Answer>>) =>
      keys.map((key): AttemptMark => {
        const mark = toAttemptMark(key, paper.find((item) => item.id === key.id)!.topic, answers[key.id]);
        if (mark.share !== null || isWaiting) return mark;
        const share = n % 3 === 2 && completed === null ? 1 / 3 : 1;
        return { ...mark, share, earned: share * key.points };
      });
    const knows = completed === null ? random() : 0.7 + 0.3 * random();
    const getAnswers = (isSure: boolean) =>
      Object.fromEntries(
        quiz.questions.map((question, q) => [
          bank[q]!.id,
          createAnswer(bank[q]!, question, isSure || random() < getChance(question, knows), toEssay(quiz, n)),
        ]),
      );
    const firstAnswers = getAnswers(false);
    // Students who completed the course passed, with a best attempt of all right answers if necessary
    const answers =
      completed !== null && getScore(getMarks(firstAnswers)) < quiz.passPercent
        ? getAnswers(true)
        : firstAnswers;
    const marks = getMarks(answers);
    const score = getScore(marks);
    const startedAt = getStart(place, n, completed, now);
    return {
      ...{
        id: stableId(`attempt ${quizId} ${id}`),
        quiz_id: quizId,
        student_id: student,
        enrolment_id: id,
        number: 1,
      },
      ...{ status: isWaiting ? 'SUBMITTED' : 'GRADED', pass_percent: quiz.passPercent, paper, keys, answers },
      ...{ marks, solutions: keys.map(toSolution), sequence: bank.length, started_at: startedAt },
      ends_at: quiz.timeLimitSec && new Date(startedAt.getTime() + quiz.timeLimitSec * 1000),
      submitted_at: new Date(startedAt.getTime() + (6 + random() * 8) * MINUTE),
      ...{ is_timed_out: false, score, passed: score >= quiz.passPercent },
    };
  });
  await insertAll(em, 'quiz_attempt', attempts);
  await insertAll(
    em,
    'lesson_progress',
    attempts.map(({ enrolment_id, started_at, submitted_at, score, passed }) => ({
      ...{ id: stableId(`progress ${lesson} ${enrolment_id}`), enrolment_id, lesson_id: lesson },
      ...{ watched: '{}', done_sec: 0, position_sec: 0, reached_at: started_at, reported_at: started_at },
      ...{ completed_at: passed ? submitted_at : null, completed_why: passed ? 'PASS' : null },
      best_score: score,
    })),
  );
}

/** Start of an attempt within the last weeks. A required quiz was taken just before the completion of the course. */
const getStart = ({ quiz }: Place, n: number, completed: string | null, now: Date): Date =>
  completed && quiz.section !== undefined
    ? new Date(Date.parse(completed) - 20 * MINUTE)
    : new Date(now.getTime() - (completed ? 16 : 0.4 + (n * 18) / quiz.takers) * DAY);

const toEssay = ({ essays }: QuizContent, n: number): string => essays[n % essays.length] ?? '';

/** Probability, from 0 to 1, that a student with this knowledge answers correctly. */
const getChance = ({ taken: { share, misleads } }: QuizQuestion, knows: number): number =>
  share + (misleads ? 0.5 - knows : knows - 0.5) * SPREAD;

/** Answer of a student: the right one, or a wrong one that misleads others as well. */
function createAnswer(
  { kind, body }: BankQuestion,
  { taken: { trap } }: QuizQuestion,
  isRight: boolean,
  essay: string,
): Answer {
  const right = body.choices.filter((choice) => choice.isRight).map(({ id }) => id);
  const trapId = body.choices[typeof trap === 'number' ? trap : 0]?.id;
  switch (kind) {
    case 'OPEN':
      return { ...NO_ANSWER, texts: [essay] };
    case 'TRUE_FALSE':
      return { ...NO_ANSWER, choiceIds: [String(body.isTrue === isRight)] };
    case 'ORDERING': {
      const ids = body.choices.map(({ id }) => id);
      return { ...NO_ANSWER, choiceIds: isRight ? ids : [ids[1]!, ids[0]!, ...ids.slice(2)] };
    }
    case 'MATCHING':
      return {
        ...NO_ANSWER,
        pairs: body.pairs.map(({ id, matchId }, p) => ({
          pairId: id,
          matchId: isRight || p === 0 ? matchId : body.extras[0]!.id,
        })),
      };
    case 'BLANK':
    case 'SHORT':
      return {
        ...NO_ANSWER,
        texts: body.blanks.map(({ accepted }, b) => (isRight || b > 0 ? accepted[0]! : String(trap))),
      };
    case 'MULTIPLE':
      return { ...NO_ANSWER, choiceIds: isRight ? right : [...right.slice(1), trapId!] };
    default:
      return { ...NO_ANSWER, choiceIds: isRight ? right : [trapId!] };
  }
}
