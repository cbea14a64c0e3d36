import type { Answer, PaperQuestion } from '../attempt-model.ts';

export interface FieldProps {
  question: PaperQuestion;
  answer: Answer;
  isReadOnly: boolean;
  /** `isTyped`: more keystrokes may follow. */
  onChange: (answer: Answer, isTyped?: boolean) => void;
}
