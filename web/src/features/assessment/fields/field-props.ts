import type { Answer, PaperQuestion } from '../attempt-model.ts';
import type { QuestionFiles } from '../piece-view.tsx';

export interface FieldProps {
  question: PaperQuestion;
  answer: Answer;
  files: QuestionFiles;
  isReadOnly: boolean;
  /** `isTyped`: more keystrokes may follow. */
  onChange: (answer: Answer, isTyped?: boolean) => void;
}
