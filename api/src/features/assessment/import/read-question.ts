import type { FaultMessage } from '../../../platform/errors/field-faults.ts';
import { MarkupFault } from '../../../platform/files/bounded-parser.ts';
import type { MessageKey } from '../../../platform/i18n/messages/index.ts';
import { plainText, type RichTextDocument } from '../../courses/index.ts';
import { QuestionKind } from '../question.enums.ts';
import type { QuestionBlankInput, QuestionBodyInput, QuestionChoiceInput } from '../question.input.ts';
import { describePlace, type EmbeddedFile, withoutTextPlace } from './places.ts';
import { promptDocument } from './prompt-document.ts';

/** Notes about content that the import loses. */
type ImportNote = Extract<MessageKey, `assessment.note.${string}`>;

export type Notes = Set<ImportNote>;

/** Before validation. */
export interface FoundQuestion {
  readonly kind: QuestionKind;
  readonly prompt: readonly string[];
  readonly body: Partial<QuestionBodyInput>;
  readonly points: number;
  readonly topic: string | null;
  readonly explanation: string | null;
  readonly explanationRich?: RichTextDocument;
  /** Embedded files, to which nodes of the documents refer by their index. */
  readonly files?: readonly EmbeddedFile[];
}

export type Answers = Pick<FoundQuestion, 'kind' | 'body'>;

/** One question of a file, or the reason why it cannot be imported. */
export interface FoundRow {
  /** The line in the file where it begins, from 1. */
  readonly line: number;
  /** The name in the file, or the beginning of the text. */
  readonly name: string;
  readonly question?: FoundQuestion;
  readonly fault?: FaultMessage;
  readonly notes?: readonly ImportNote[];
}

/** A question that cannot be imported without a change of its meaning. */
export class QuestionFault extends Error {
  constructor(readonly key: FaultMessage) {
    super(key);
  }
}

/**
 * The reason why a question is not imported.
 * @throws any other error
 */
export function findFault(error: unknown): FaultMessage {
  if (error instanceof QuestionFault) return error.key;
  if (error instanceof MarkupFault) return 'assessment.importForm';
  throw error;
}

/** A text of a file, with its rich form if the text alone would lose something. */
export interface FoundText {
  readonly text: string;
  readonly rich?: RichTextDocument;
  /** The text that our export has instead of the rich form. */
  readonly own?: string;
}

/** Paragraphs as a single line. */
export const toLine = (paragraphs: readonly string[]): string =>
  withoutTextPlace(paragraphs).lines.map(describePlace).join(' ');

/** Formulas in Moodle's delimiters remain formulas, code remains code, and embedded files remain files. */
export function toFoundText(given: readonly string[]): FoundText {
  const { lines: paragraphs, own } = withoutTextPlace(given);
  const doc = promptDocument(paragraphs);
  const needsForm = doc.content!.some(
    ({ type, content = [] }) => type !== 'paragraph' || content.some((each) => each.type === 'inlineMath'),
  );
  return { text: toLine(paragraphs), ...(needsForm && { rich: doc }), ...(own && { own }) };
}

/** The plain text of a rich form: the source of formulas without delimiters, and the descriptions of files. */
export const toPlain = ({ text, rich, own }: FoundText): string =>
  own ??
  (rich
    ? rich
        .content!.map((node) => String(node.attrs?.alt ?? plainText(node)))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : text);

export interface FoundAnswer extends FoundText {
  /** In per cent of the points. */
  readonly worth: number;
  readonly feedback: string | null;
  readonly feedbackRich?: RichTextDocument;
}

/** The properties of a feedback, from its text. */
export const toFeedback = (found: FoundText): Pick<FoundAnswer, 'feedback' | 'feedbackRich'> => ({
  feedback: toPlain(found) || null,
  ...(found.rich && { feedbackRich: found.rich }),
});

export const choice = (
  { feedback, feedbackRich, ...found }: FoundText & Partial<FoundAnswer>,
  isRight: boolean,
): QuestionChoiceInput => ({
  text: toPlain(found),
  isRight,
  feedback: feedback ?? null,
  ...(found.rich && { rich: found.rich }),
  ...(feedbackRich && { feedbackRich }),
});

const blank = (accepted: string[], tolerance: number | null = null): QuestionBlankInput => ({
  accepted,
  tolerance,
});

/** Percentages in files are rounded: a third is 33.33333. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.1;

/**
 * Choices with one right answer. The file states whether several can be chosen. A choice that earns a part of the
 * points does not change the kind.
 */
export function singleChoice(answers: readonly FoundAnswer[], notes: Notes): Answers {
  const best = Math.max(...answers.map(({ worth }) => worth));
  const isRight = ({ worth }: FoundAnswer) => worth > 0 && isSame(worth, best);
  if (!isSame(best, 100) || answers.some((each) => each.worth !== 0 && !isRight(each)))
    notes.add('assessment.note.partMarks');
  return {
    kind: QuestionKind.SINGLE,
    body: { choices: answers.map((each) => choice(each, isRight(each))) },
  };
}

/** Choices with several right answers. Each right one counts the same, and each wrong one costs as much. */
export function multipleChoice(answers: readonly FoundAnswer[], notes: Notes): Answers {
  const share = 100 / answers.filter(({ worth }) => worth > 0).length;
  if (answers.some(({ worth }) => !isSame(Math.abs(worth), share))) notes.add('assessment.note.weights');
  return {
    kind: QuestionKind.MULTIPLE,
    body: { choices: answers.map((each) => choice(each, each.worth > 0)) },
  };
}

/** Pairs of items. A right item without a left one has no partner. */
export function matching(sides: readonly { readonly left: FoundText; readonly right: FoundText }[]): Answers {
  const pairs = sides.filter(({ left }) => left.text);
  const extras = sides.filter(({ left }) => !left.text).map(({ right }) => right);
  return {
    kind: QuestionKind.MATCHING,
    body: {
      pairs: pairs.map(({ left, right }) => ({
        ...{ left: toPlain(left), right: toPlain(right) },
        ...(left.rich && { leftRich: left.rich }),
        ...(right.rich && { rightRich: right.rich }),
      })),
      extras: extras.map(toPlain),
      ...(extras.some(({ rich }) => rich) && {
        extraItems: extras.map((extra) => ({ ...extra, text: toPlain(extra) })),
      }),
    },
  };
}

/** Replaces an escaped `*` while wildcards are searched. A private-use character of Unicode, like those below. */
const LITERAL_STAR = '\uE010';
const LITERAL_SLASH = '\uE011';

/** A short text. Moodle's wildcard `*` is dropped at either end. Elsewhere the question is rejected. */
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

export interface FoundNumber extends Omit<FoundAnswer, 'text' | 'rich'> {
  readonly value: number;
  readonly tolerance: number;
}

/** A number. Answers with a tolerance other than that of the first answer are dropped. */
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

/** Answers that earn all points. A text cannot earn a part of the points here, and has no feedback. */
function wholeAnswers<T extends Pick<FoundAnswer, 'worth' | 'feedback'>>(
  answers: readonly T[],
  notes: Notes,
): T[] {
  if (answers.some(({ worth }) => worth > 0 && worth < 100)) notes.add('assessment.note.partAnswers');
  if (answers.some(({ feedback }) => feedback)) notes.add('assessment.note.feedback');
  return answers.filter(({ worth }) => worth >= 100);
}

const MAX_NUMBER_LENGTH = 40;

/**
 * Parses a number in Moodle's format, or with the decimal comma of Vietnam.
 * @returns NaN for any other text
 */
export function toNumber(text: string): number {
  const bare =
    text.length > MAX_NUMBER_LENGTH
      ? ''
      : text
          .trim()
          .replace('−', '-')
          .replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(bare) ? Number(bare) : Number.NaN;
}

/** The last part of a category's path. Moodle escapes a slash in a name by doubling it. */
export const getTopic = (path: string): string | null =>
  path
    .replaceAll('//', LITERAL_SLASH)
    .split('/')
    .at(-1)!
    .replaceAll(LITERAL_SLASH, '/')
    .trim()
    .slice(0, 60) || null;

export const excerpt = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
