import type { FaultMessage } from '../../../platform/field-faults.ts';
import { QuestionKind } from '../question.enums.ts';
import type { QuestionBlankInput, QuestionBodyInput, QuestionChoiceInput } from '../question.input.ts';

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

/** One question of a file: what it is, or why it can't be taken. */
export interface FoundRow {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  /** What the file calls it, or how it begins. */
  readonly name: string;
  readonly question?: FoundQuestion;
  readonly fault?: FaultMessage;
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

export const blank = (accepted: string[], tolerance: number | null = null): QuestionBlankInput => ({
  accepted,
  tolerance,
});

/** Choices by what each is worth: one that is wholly right, or several that are right in part. */
export function byWorth(
  choices: readonly { readonly text: string; readonly worth: number; readonly feedback: string | null }[],
): Pick<FoundQuestion, 'kind' | 'body'> {
  const right = choices.filter(({ worth }) => worth > 0);
  const isSingle = right.length === 1 && right[0]!.worth >= 100;
  return {
    kind: isSingle ? QuestionKind.SINGLE : QuestionKind.MULTIPLE,
    body: { choices: choices.map(({ text, worth, feedback }) => choice(text, worth > 0, feedback)) },
  };
}

/** A name for a row that has none. */
export const beginning = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
