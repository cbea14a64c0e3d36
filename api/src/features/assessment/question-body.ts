import type { RichTextDocument } from '../courses/index.ts';

/** A choice, or an item to be ordered. IDs are random, so that they reveal nothing. */
export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly isRight: boolean;
  /** The form with formulas, pictures, code or audio, which students see instead of the text. */
  readonly rich?: RichTextDocument;
  /** Feedback for a student who chose it. */
  readonly feedback: string | null;
  readonly feedbackRich?: RichTextDocument;
}

export interface Blank {
  /** Every right text. The first one is shown as the solution. */
  readonly accepted: readonly string[];
  /** Tolerance for numbers. Null if texts are compared. */
  readonly tolerance: number | null;
}

/** Two items that belong together. Their IDs are unrelated. */
export interface Pair {
  readonly id: string;
  readonly left: string;
  readonly leftRich?: RichTextDocument;
  readonly matchId: string;
  readonly right: string;
  readonly rightRich?: RichTextDocument;
}

/** MATCHING: an item without a partner. */
export interface Extra {
  readonly id: string;
  readonly text: string;
  readonly rich?: RichTextDocument;
}

/**
 * The content of a question except its prompt, including the key. Fields that a kind does not use are empty. Rich forms
 * exist only next to a plain text, which is searched, graded and read aloud.
 */
export interface QuestionBody {
  /** SINGLE and MULTIPLE. For ORDERING in the right order. */
  readonly choices: readonly Choice[];
  /** TRUE_FALSE. */
  readonly isTrue: boolean | null;
  /** BLANK: the text, with each gap written as ___. */
  readonly gapText: string | null;
  /** BLANK: one for each gap. SHORT: one. */
  readonly blanks: readonly Blank[];
  /** MATCHING. */
  readonly pairs: readonly Pair[];
  /** MATCHING: items without a partner. */
  readonly extras: readonly Extra[];
  /** OPEN: grading hints for the teacher. */
  readonly guidance: string | null;
  /** Rich form of the question's explanation. */
  readonly explanationRich?: RichTextDocument;
}

/** A student's answer. Fields that a kind does not use are empty. */
export interface Answer {
  /** IDs of choices. TRUE_FALSE: `true` or `false`. ORDERING: all IDs in order. */
  readonly choiceIds: readonly string[];
  /** One for each gap in order. SHORT and OPEN: one. */
  readonly texts: readonly string[];
  readonly pairs: readonly { readonly pairId: string; readonly matchId: string }[];
  /** True if the student has flagged the question to review it. */
  readonly isMarked: boolean;
}

export const NO_ANSWER: Answer = { choiceIds: [], texts: [], pairs: [], isMarked: false };

/** True if an answer contains anything to grade. */
export const isAnswered = ({ choiceIds, texts, pairs }: Answer): boolean =>
  choiceIds.length > 0 || pairs.length > 0 || texts.some((text) => text.trim() !== '');

/** A gap in the text of a BLANK. */
export const GAP = /_{3,}/g;

const isDocument = (value: object): value is RichTextDocument => (value as { type?: unknown }).type === 'doc';

/** Replaces every rich form in a value. */
export function mapRich<T>(value: T, map: (doc: RichTextDocument) => RichTextDocument): T {
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((each) => mapRich(each as unknown, map)) as T;
  if (isDocument(value)) return map(value) as T;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapRich(each, map)])) as T;
}

/** All rich forms in a body. */
export function richIn(body: QuestionBody): RichTextDocument[] {
  const found: RichTextDocument[] = [];
  mapRich(body, (doc) => {
    found.push(doc);
    return doc;
  });
  return found;
}
