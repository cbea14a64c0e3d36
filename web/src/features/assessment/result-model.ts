import { plainText } from '../../ui/rich-text-view.tsx';
import { type Answer, getAnswers, isAnswered, NO_ANSWER, type PaperQuestion } from './attempt-model.ts';
import type { AttemptResultFragment } from './quiz.gen.ts';

type Mark = AttemptResultFragment['marks'][number];
type Solution = AttemptResultFragment['solutions'][number];

export type Outcome = 'right' | 'part' | 'wrong' | 'waiting';

/** A question of a submitted attempt with its answer and result. */
export interface ResultRow {
  question: PaperQuestion;
  answer: Answer;
  mark: Mark;
  outcome: Outcome;
  /** Missing if the quiz does not show solutions. */
  solution: Solution | undefined;
}

const getOutcome = ({ share }: Mark): Outcome => {
  if (share == null) return 'waiting';
  if (share >= 1) return 'right';
  return share > 0 ? 'part' : 'wrong';
};

const getBlocks = (doc: unknown): readonly unknown[] => {
  const { content } = (doc ?? {}) as { content?: unknown };
  return Array.isArray(content) ? content : [];
};

/** The title of a question in lists: its first paragraph. */
export const getTitle = (prompt: unknown): string =>
  plainText({ type: 'doc', content: getBlocks(prompt).slice(0, 1) });

const isFormula = (node: unknown): boolean => /Math$/.test(String((node as { type?: unknown } | null)?.type));

/**
 * True if the first paragraph is repeated below the title, which is plain text, because it contains a picture or a
 * formula.
 */
export const isTitleRepeated = (prompt: unknown): boolean => {
  const [first] = getBlocks(prompt);
  return getTitle(prompt) === '' || [first, ...getBlocks(first)].some(isFormula);
};

/** The content of a question after its title: code, a table, a picture, a formula; null if there is none. */
export const getBody = (prompt: unknown): object | null => {
  const content = isTitleRepeated(prompt) ? getBlocks(prompt) : getBlocks(prompt).slice(1);
  return content.length > 0 ? { type: 'doc', content } : null;
};

export const getRows = (attempt: AttemptResultFragment): ResultRow[] => {
  const answers = getAnswers(attempt);
  return attempt.questions.flatMap((question) => {
    const mark = attempt.marks.find(({ questionId }) => questionId === question.id);
    if (!mark) return [];
    return [
      {
        question,
        answer: answers[question.id] ?? NO_ANSWER,
        mark,
        outcome: getOutcome(mark),
        solution: attempt.solutions.find(({ questionId }) => questionId === question.id),
      },
    ];
  });
};

interface Words {
  isTrue: string;
  isFalse: string;
  none: string;
}

/** An answer or a solution as a text: what was chosen, typed, ordered or matched. */
export const formatAnswer = (
  { kind, choices, matches }: PaperQuestion,
  answer: Pick<Answer, 'choiceIds' | 'texts' | 'pairs'>,
  { isTrue, isFalse, none }: Words,
): string => {
  if (!isAnswered({ ...NO_ANSWER, ...answer })) return none;
  const getText = (id: string) => [...choices, ...matches].find((piece) => piece.id === id)?.text ?? '';
  if (kind === 'TRUE_FALSE') return answer.choiceIds[0] === 'true' ? isTrue : isFalse;
  if (kind === 'MATCHING')
    return answer.pairs.map(({ pairId, matchId }) => `${getText(pairId)} → ${getText(matchId)}`).join('; ');
  if (answer.texts.length) return answer.texts.map((text) => text || '…').join('; ');
  return answer.choiceIds.map(getText).join(kind === 'ORDERING' ? ' → ' : '; ');
};

/** Points by topic, for questions that have one. */
export const getTopics = (
  rows: readonly ResultRow[],
): { topic: string; earned: number; points: number }[] => {
  const sums = new Map<string, { topic: string; earned: number; points: number }>();
  for (const { question, mark } of rows) {
    if (!question.topic) continue;
    const { topic } = question;
    const sum = sums.get(topic) ?? { topic, earned: 0, points: 0 };
    sums.set(topic, { topic, earned: sum.earned + mark.earned, points: sum.points + mark.points });
  }
  return [...sums.values()];
};

/** The lessons to review after wrong answers, without duplicates. */
export const getReviews = (rows: readonly ResultRow[]) => {
  const places = new Map<string, { lessonId: string; title: string; sec: number; numbers: number[] }>();
  for (const { question, outcome, solution } of rows) {
    const lesson = solution?.reviewLesson;
    if (!lesson || outcome === 'right') continue;
    const key = `${lesson.id} ${solution.reviewSec}`;
    const known = places.get(key);
    if (known) known.numbers.push(question.number);
    else
      places.set(key, {
        lessonId: lesson.id,
        title: lesson.title,
        sec: solution.reviewSec,
        numbers: [question.number],
      });
  }
  return [...places.values()];
};
