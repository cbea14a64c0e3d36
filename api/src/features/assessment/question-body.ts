/** A choice, or an item that is brought into order. Ids are random: they tell nothing of what is right. */
export interface Choice {
  readonly id: string;
  readonly text: string;
  readonly isRight: boolean;
  /** What is said afterwards to whoever chose it. */
  readonly feedback: string | null;
}

/** What a gap or a short answer takes. */
export interface Blank {
  /** Every text that is right; the first is shown as the answer. */
  readonly accepted: readonly string[];
  /** How far a number may be off; null where texts are compared. */
  readonly tolerance: number | null;
}

/** Two things that belong together. Their ids have nothing in common. */
export interface Pair {
  readonly id: string;
  readonly left: string;
  readonly matchId: string;
  readonly right: string;
}

/** What a question is made of besides its prompt, with its key. What a kind does not use is empty. */
export interface QuestionBody {
  /** Of SINGLE and MULTIPLE; of ORDERING in the right order. */
  readonly choices: readonly Choice[];
  /** Of TRUE_FALSE. */
  readonly isTrue: boolean | null;
  /** Of BLANK: the text, each gap written as ___. */
  readonly gapText: string | null;
  /** Of BLANK one for each gap, of SHORT one. */
  readonly blanks: readonly Blank[];
  /** Of MATCHING. */
  readonly pairs: readonly Pair[];
  /** Of MATCHING: what belongs to nothing. */
  readonly extras: readonly { readonly id: string; readonly text: string }[];
  /** Of OPEN: what a good answer has, for whoever marks it. */
  readonly guidance: string | null;
}

/** What a student answered. What a kind does not use is empty. */
export interface Answer {
  /** Ids of choices; of TRUE_FALSE `true` or `false`; of ORDERING all of them in order. */
  readonly choiceIds: readonly string[];
  /** Of each gap in order; of SHORT and OPEN one. */
  readonly texts: readonly string[];
  readonly pairs: readonly { readonly pairId: string; readonly matchId: string }[];
  /** Whether the student wants to look at it again. */
  readonly isMarked: boolean;
}

export const NO_ANSWER: Answer = { choiceIds: [], texts: [], pairs: [], isMarked: false };

/** Whether there is anything in an answer to mark. */
export const isAnswered = ({ choiceIds, texts, pairs }: Answer): boolean =>
  choiceIds.length > 0 || pairs.length > 0 || texts.some((text) => text.trim() !== '');

/** A gap in the text of a BLANK. */
export const GAP = /_{3,}/g;
