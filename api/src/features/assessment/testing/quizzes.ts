import { testApp } from '../../../testing/app.ts';
import { type Actor, type CourseFacts, getRootValue, type Reply } from '../../../testing/factories.ts';
import { helpersFor } from '../../../testing/helpers.ts';
import { createLearner, getLessonProgress } from '../../../testing/study.ts';
import { QuestionKind } from '../question.enums.ts';

export const app = await testApp();
const { ask, course, fetchRoot, mutate, teacher, updateRow } = helpersFor(app);
/** The owner of the courses. */
export const seller = await teacher();

export const prompt = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** One question of each kind. All texts of the keys contain KEY, by which tests search for them. */
export const KINDS: Readonly<Record<QuestionKind, object>> = {
  SINGLE: {
    choices: [
      { text: 'Một', isRight: false, feedback: 'KEY vì sao sai' },
      { text: 'Hai', isRight: true },
      { text: 'Ba', isRight: false },
    ],
  },
  MULTIPLE: {
    choices: [
      { text: 'Đỏ', isRight: true },
      { text: 'Xanh', isRight: true },
      { text: 'Bàn', isRight: false },
    ],
  },
  TRUE_FALSE: { isTrue: false },
  BLANK: {
    gapText: 'Trung vị là ___, trung bình là ___.',
    blanks: [
      { accepted: ['KEY năm', '5'], tolerance: 0 },
      { accepted: ['KEY sáu', '5,67'], tolerance: 0.01 },
    ],
  },
  SHORT: { blanks: [{ accepted: ['KEY Hà Nội', 'Hà Nội'] }] },
  ORDERING: { choices: [{ text: 'Đọc' }, { text: 'Nghĩ' }, { text: 'Viết' }, { text: 'Sửa' }] },
  MATCHING: {
    pairs: [
      { left: 'Chó', right: 'Sủa' },
      { left: 'Mèo', right: 'Kêu' },
    ],
    extras: ['Hót'],
  },
  OPEN: { guidance: 'KEY nêu hai ý' },
};

export const CREATE =
  'mutation($input: CreateQuestionInput!) { createQuestion(input: $input) { id version kind choices { id text isRight } } }';
export const content = (kind: QuestionKind, more: object = {}) => ({
  kind,
  prompt: prompt(`Câu hỏi ${kind}`),
  body: KINDS[kind],
  points: 2,
  topic: 'Chủ đề',
  explanation: 'KEY giải thích',
  ...more,
});
export const create = (courseId: string, kind: QuestionKind, more: object = {}, who = seller) =>
  ask(who, CREATE, { input: { courseId, content: content(kind, more) } });
export const createAndReturn = async (...given: Parameters<typeof create>) =>
  ((await create(...given)).data.createQuestion as { id: string }).id;

export const SAVE_QUIZ =
  'mutation($input: SaveQuizInput!) { saveQuiz(input: $input) { id version passPercent questions { id } } }';
export const saveQuiz = (input: object, who = seller) => ask(who, SAVE_QUIZ, { input });

export interface QuizFacts {
  readonly id: string;
  readonly lessonId: string;
  readonly facts: CourseFacts;
  readonly questionIds: readonly string[];
}

/** A quiz of a published course with a question of each of the kinds, in this order. */
export async function createQuiz(
  kinds: readonly QuestionKind[] = Object.values(QuestionKind),
  settings: object = {},
): Promise<QuizFacts> {
  const facts = await course(seller.id, { lessons: 2 });
  const lessonId = facts.lessonIds[0]!;
  await updateRow('lesson', lessonId, "kind = 'QUIZ', rule = 'PASS'");
  const questionIds: string[] = [];
  for (const kind of kinds) questionIds.push(await createAndReturn(facts.id, kind));
  const { id } = (await saveQuiz({ lessonId, questionIds, ...settings })).data.saveQuiz as { id: string };
  return { id, lessonId, facts, questionIds };
}

/** A student of the quiz's course who has opened its lesson. */
export const learner = ({ facts, lessonId }: QuizFacts): Promise<Actor> =>
  createLearner(app, facts, [lessonId]);

export interface Attempt {
  readonly id: string;
  readonly number: number;
  readonly status: string;
  readonly sequence: number;
  readonly score: number | null;
  readonly passed: boolean;
  readonly isTimedOut: boolean;
  readonly endsAt: string | null;
  readonly questions: readonly {
    readonly id: string;
    readonly kind: QuestionKind;
    readonly choices: readonly { readonly id: string; readonly text: string }[];
    readonly matches: readonly { readonly id: string; readonly text: string }[];
  }[];
  readonly answers: readonly {
    readonly questionId: string;
    readonly choiceIds: string[];
    readonly texts: string[];
  }[];
  readonly marks: readonly {
    readonly questionId: string;
    readonly share: number | null;
    readonly earned: number;
  }[];
  readonly solutions: readonly { readonly questionId: string; readonly explanation: string | null }[];
}
const FIELDS = `id number status sequence score passed isTimedOut endsAt serverTime points earned
  questions { id number kind prompt points topic gapText gaps soundUrl choices { id text } matches { id text } }
  answers { questionId choiceIds texts isMarked pairs { pairId matchId } }
  marks { questionId share earned points comment }
  solutions { questionId choiceIds texts explanation reviewLesson { id } pairs { pairId matchId } feedback { choiceId text } }`;

export const start = (who: Actor | undefined, quizId: string) =>
  ask(who, `mutation($id: ID!) { startQuizAttempt(quizId: $id) { ${FIELDS} } }`, { id: quizId });
export const startAndReturn = async (who: Actor, quizId: string) =>
  (await start(who, quizId)).data.startQuizAttempt as unknown as Attempt;
export const read = async (who: Actor | undefined, id: string) =>
  await fetchRoot<Attempt | null>(who, `query($id: ID!) { quizAttempt(id: $id) { ${FIELDS} } }`, { id });
export const save = (who: Actor | undefined, input: object): Promise<Reply> =>
  ask(who, `mutation($input: SaveQuizAnswersInput!) { saveQuizAnswers(input: $input) { ${FIELDS} } }`, {
    input: { tab: 'the-tab-1', ...input },
  });
export const submit = (who: Actor | undefined, attemptId: string, sequence: number): Promise<Reply> =>
  mutate(who, 'submitQuizAttempt', { attemptId, sequence }, FIELDS);
export const submitAndReturn = async (...given: Parameters<typeof submit>) =>
  getRootValue<Attempt>(await submit(...given));

const RIGHT: Readonly<Record<string, readonly string[]>> = {
  SINGLE: ['Hai'],
  MULTIPLE: ['Xanh', 'Đỏ'],
  ORDERING: ['Đọc', 'Nghĩ', 'Viết', 'Sửa'],
};
const PAIRS: Readonly<Record<string, string>> = { Chó: 'Sủa', Mèo: 'Kêu' };

export const rightAnswers = ({ questions }: Attempt) =>
  questions.map(({ id, kind, choices, matches }) => {
    const getId = (list: readonly { id: string; text: string }[], text: string) =>
      list.find((each) => each.text === text)!.id;
    const texts = { BLANK: ['5', '5,67'], SHORT: ['  hà  NỘI '], OPEN: ['Hai ý: một và hai.'] }[
      kind as string
    ];
    return {
      questionId: id,
      choiceIds: kind === 'TRUE_FALSE' ? ['false'] : (RIGHT[kind] ?? []).map((text) => getId(choices, text)),
      texts: texts ?? [],
      pairs:
        kind === 'MATCHING'
          ? choices.map((left) => ({ pairId: left.id, matchId: getId(matches, PAIRS[left.text]!) }))
          : [],
    };
  });

export async function newAttempt(quiz: QuizFacts): Promise<{ who: Actor; attempt: Attempt }> {
  const who = await learner(quiz);
  return { who, attempt: await startAndReturn(who, quiz.id) };
}
/** A new student with an attempt whose right answers are saved. */
export async function answeredAttempt(quiz: QuizFacts): Promise<{ who: Actor; attempt: Attempt }> {
  const { who, attempt } = await newAttempt(quiz);
  await save(who, { attemptId: attempt.id, sequence: 1, answers: rightAnswers(attempt) });
  return { who, attempt };
}

/** Moves the end of an attempt into the past. */
export const expireAttempt = (attemptId: string, sec: number) =>
  updateRow('quiz_attempt', attemptId, 'ends_at = now() - make_interval(secs => ?)', [sec]);
export const getProgress = (who: Actor, lessonId: string) => getLessonProgress(app, who, lessonId);
