/** A choice, or an item to be ordered. IDs are random, so that they reveal nothing. */
export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly isRight: boolean;
  /** Feedback for a student who chose it. */
  readonly feedback: string | null;
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
  readonly matchId: string;
  readonly right: string;
}

/** The content of a question except its prompt, including the key. Fields that a kind does not use are empty. */
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
  readonly extras: readonly { readonly id: string; readonly text: string }[];
  /** OPEN: grading hints for the teacher. */
  readonly guidance: string | null;
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
