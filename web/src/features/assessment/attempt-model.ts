import type { QuestionKind } from '../../generated/schema.ts';
import type { QuizPageQuery, StartQuizAttemptMutation } from './quiz.gen.ts';

export type QuizCourse = NonNullable<QuizPageQuery['course']>;
export type QuizOnPage = NonNullable<QuizPageQuery['quiz']>;
export type OpenAttempt = StartQuizAttemptMutation['startQuizAttempt'];
export type PaperQuestion = OpenAttempt['questions'][number];

export interface Answer {
  choiceIds: readonly string[];
  texts: readonly string[];
  pairs: readonly { pairId: string; matchId: string }[];
  isMarked: boolean;
}

export type Answers = Readonly<Record<string, Answer>>;

export const NO_ANSWER: Answer = { choiceIds: [], texts: [], pairs: [], isMarked: false };

export const isAnswered = ({ choiceIds, texts, pairs }: Answer = NO_ANSWER): boolean =>
  choiceIds.length > 0 || pairs.length > 0 || texts.some((text) => text.trim() !== '');

/** An attempt's answers on the server, by question. */
export const getAnswers = ({ answers }: Pick<OpenAttempt, 'answers'>): Answers =>
  Object.fromEntries(
    answers.map(({ questionId, choiceIds, texts, pairs, isMarked }) => [
      questionId,
      { choiceIds, texts, pairs: pairs.map(({ pairId, matchId }) => ({ pairId, matchId })), isMarked },
    ]),
  );

/** The answer after a choice: replaces a single choice, or toggles one of several. */
export const choose = (kind: QuestionKind, answer: Answer, choiceId: string): Answer => {
  if (kind !== 'MULTIPLE') return { ...answer, choiceIds: [choiceId] };
  const others = answer.choiceIds.filter((id) => id !== choiceId);
  const isOn = others.length < answer.choiceIds.length;
  return { ...answer, choiceIds: isOn ? others : [...answer.choiceIds, choiceId] };
};

/** The items of a question in the order of an answer. Items that it does not contain come last. */
export const inOrder = <T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] => {
  const place = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...items].sort((a, b) => place(a.id) - place(b.id));
};

/** Remaining seconds at which screen readers announce the time. */
export const ANNOUNCED_SECONDS = [300, 60, 10] as const;

export const getUrgency = (secondsLeft: number): 'calm' | 'soon' | 'last' => {
  if (secondsLeft <= 30) return 'last';
  return secondsLeft <= 120 ? 'soon' : 'calm';
};

/** Letters of choices: A, B, C… */
export const getLetter = (index: number): string => String.fromCharCode(65 + index);

/** The choice of a key: A to Z by letter, 1 to 9 by number; undefined for other keys. */
export const getChoiceIndex = (key: string): number | undefined => {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  if (/^[a-z]$/i.test(key)) return key.toUpperCase().charCodeAt(0) - 65;
  return undefined;
};

/** Ids of the choices that keys can select; empty if the question has another kind of answer. */
export const getKeyChoices = ({
  kind,
  choices,
}: Pick<PaperQuestion, 'kind' | 'choices'>): readonly string[] => {
  if (kind === 'TRUE_FALSE') return ['true', 'false'];
  return kind === 'SINGLE' || kind === 'MULTIPLE' ? choices.map(({ id }) => id) : [];
};

/** The choices of a question; those of `TRUE_FALSE` are fixed. */
export const getChoices = (
  { kind, choices }: Pick<PaperQuestion, 'kind' | 'choices'>,
  labels: { isTrue: string; isFalse: string },
): readonly { id: string; text: string; rich?: unknown }[] =>
  kind === 'TRUE_FALSE'
    ? [
        { id: 'true', text: labels.isTrue },
        { id: 'false', text: labels.isFalse },
      ]
    : choices;
