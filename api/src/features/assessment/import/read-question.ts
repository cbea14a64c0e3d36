import type { FaultMessage } from '../../../platform/errors/field-faults.ts';
import { MarkupFault } from '../../../platform/files/bounded-parser.ts';
import type { MessageKey } from '../../../platform/i18n/messages/index.ts';
import { QuestionKind } from '../question.enums.ts';
import type { QuestionBlankInput, QuestionBodyInput, QuestionChoiceInput } from '../question.input.ts';

/** What a question loses on its way into the bank. */
type ImportNote = Extract<MessageKey, `assessment.note.${string}`>;

/** Collects the notes of one question. */
export type Notes = Set<ImportNote>;

/** A question as a file has it, before the rules of the bank are asked. */
export interface FoundQuestion {
  readonly kind: QuestionKind;
  /** Paragraphs of what is asked. */
  readonly prompt: readonly string[];
  readonly body: Partial<QuestionBodyInput>;
  readonly points: number;
  readonly topic: string | null;
  readonly explanation: string | null;
}

/** Kind and key of a question. */
export type Answers = Pick<FoundQuestion, 'kind' | 'body'>;

/** One question of a file: what it is, or why it can't be taken. */
export interface FoundRow {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  /** What the file calls it, or how it begins. */
  readonly name: string;
  readonly question?: FoundQuestion;
  readonly fault?: FaultMessage;
  /** What the question loses. */
  readonly notes?: readonly ImportNote[];
}

/** A question that can't be imported without a change of its meaning. */
export class QuestionFault extends Error {
  constructor(readonly key: FaultMessage) {
    super(key);
  }
}

/** Why a question is not imported. @throws any other error */
export function faultOf(error: unknown): FaultMessage {
  if (error instanceof QuestionFault) return error.key;
  if (error instanceof MarkupFault) return 'assessment.importForm';
  throw error;
}

/** An answer as a file has it. */
export interface FoundAnswer {
  readonly text: string;
  /** In per cent of the points. */
  readonly worth: number;
  readonly feedback: string | null;
}

export const choice = (
  text: string,
  isRight: boolean,
  feedback: string | null = null,
): QuestionChoiceInput => ({
  text,
  isRight,
  feedback,
});

const blank = (accepted: string[], tolerance: number | null = null): QuestionBlankInput => ({
  accepted,
  tolerance,
});

/** Percentages in files are rounded: a third is 33.33333. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.1;

/**
 * Choices of which one is right. The file says whether one or several can be chosen: a choice that is worth a part of
 * the points does not turn one kind into the other.
 */
export function singleChoice(answers: readonly FoundAnswer[], notes: Notes): Answers {
  const best = Math.max(...answers.map(({ worth }) => worth));
  const isRight = ({ worth }: FoundAnswer) => worth > 0 && isSame(worth, best);
  if (!isSame(best, 100) || answers.some((each) => each.worth !== 0 && !isRight(each)))
    notes.add('assessment.note.partMarks');
  return {
    kind: QuestionKind.SINGLE,
    body: { choices: answers.map((each) => choice(each.text, isRight(each), each.feedback)) },
  };
}

/** Choices of which several can be chosen. Each right one counts the same, and each wrong one costs as much. */
export function multipleChoice(answers: readonly FoundAnswer[], notes: Notes): Answers {
  const share = 100 / answers.filter(({ worth }) => worth > 0).length;
  if (answers.some(({ worth }) => !isSame(Math.abs(worth), share))) notes.add('assessment.note.weights');
  return {
    kind: QuestionKind.MULTIPLE,
    body: { choices: answers.map(({ text, worth, feedback }) => choice(text, worth > 0, feedback)) },
  };
}

/** Stands for an escaped `*` while wildcards are found. A private character of Unicode, as are the others below. */
const LITERAL_STAR = '\uE010';
const LITERAL_SLASH = '\uE011';

/** A short text. Moodle's `*` stands for any text: at either end it is dropped, elsewhere the question is refused. */
export function shortAnswer(answers: readonly FoundAnswer[], notes: Notes): Answers {
  const accepted = wholeAnswers(answers, notes).map(({ text }) => {
    const parts = text.replaceAll('\\*', LITERAL_STAR).split('*');
    const words = parts.map((part) => part.trim()).filter(Boolean);
    if (parts.length > 1 && words.length !== 1) throw new QuestionFault('assessment.importWildcard');
    if (parts.length > 1) notes.add('assessment.note.wildcard');
    return (words[0] ?? '').replaceAll(LITERAL_STAR, '*');
  });
  return { kind: QuestionKind.SHORT, body: { blanks: [blank(accepted)] } };
}

/** A number with its tolerance. */
export interface FoundNumber extends Omit<FoundAnswer, 'text'> {
  readonly value: number;
  readonly tolerance: number;
}

/** A number. Answers with a tolerance that differs from the first one's are dropped. */
export function numberAnswer(numbers: readonly FoundNumber[], notes: Notes): Answers {
  const [first, ...others] = wholeAnswers(numbers, notes);
  if (!first || ![first, ...others].every(({ value, tolerance }) => Number.isFinite(value + tolerance)))
    throw new QuestionFault('assessment.importForm');
  const alike = [first, ...others.filter(({ tolerance }) => tolerance === first.tolerance)];
  if (alike.length < 1 + others.length) notes.add('assessment.note.tolerances');
  return {
    kind: QuestionKind.SHORT,
    body: {
      blanks: [
        blank(
          alike.map(({ value }) => String(value)),
          first.tolerance,
        ),
      ],
    },
  };
}

/** Answers that earn all points; a text earns all or nothing here, and has no feedback. */
function wholeAnswers<T extends Omit<FoundAnswer, 'text'>>(answers: readonly T[], notes: Notes): T[] {
  if (answers.some(({ worth }) => worth > 0 && worth < 100)) notes.add('assessment.note.partAnswers');
  if (answers.some(({ feedback }) => feedback)) notes.add('assessment.note.feedback');
  return answers.filter(({ worth }) => worth >= 100);
}

/** Maximum length of a number, in characters. */
const MAX_NUMBER = 40;

/** A number as Moodle writes it, or with the decimal comma of Vietnam; NaN for anything else. */
export function toNumber(text: string): number {
  const bare =
    text.length > MAX_NUMBER
      ? ''
      : text
          .trim()
          .replace('−', '-')
          .replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(bare) ? Number(bare) : Number.NaN;
}

/** The last part of a category's path. Moodle writes a slash within a name as two. */
export const topicOf = (path: string): string | null =>
  path
    .replaceAll('//', LITERAL_SLASH)
    .split('/')
    .at(-1)!
    .replaceAll(LITERAL_SLASH, '/')
    .trim()
    .slice(0, 60) || null;

/** A name for a row that has none. */
export const beginning = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
