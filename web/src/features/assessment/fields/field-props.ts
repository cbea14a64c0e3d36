import type { Answer, PaperQuestion } from '../attempt-model.ts';

/** What the fields of every kind of question are given. */
export interface FieldProps {
  question: PaperQuestion;
  answer: Answer;
  isReadOnly: boolean;
  /** `isTyped`: more may follow in a moment. */
  onChange: (answer: Answer, isTyped?: boolean) => void;
}
