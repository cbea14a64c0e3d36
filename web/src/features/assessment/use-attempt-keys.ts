import { useShortcuts } from '../../ui/shortcuts.ts';
import { type Answer, choose, getChoiceIndex, getKeyChoices, type PaperQuestion } from './attempt-model.ts';

interface AttemptKeys {
  question: PaperQuestion;
  answer: Answer;
  /** True while a dialog is open or answers cannot be changed. */
  isOff: boolean;
  onChange: (questionId: string, answer: Answer) => void;
  onMark: () => void;
  onStep: (step: 1 | -1) => void;
}

const findChoice = (question: PaperQuestion, key: string): string | undefined => {
  const index = getChoiceIndex(key);
  return index === undefined ? undefined : getKeyChoices(question)[index];
};

/** Letters and numbers choose, arrows change the question, M marks, Enter continues; not while typing. */
export function useAttemptKeys(keys: AttemptKeys): void {
  const { question, answer, isOff, onChange, onMark, onStep } = keys;
  useShortcuts((event) => {
    const { key, target } = event;
    if (isOff) return;
    const isOnControl = target instanceof HTMLElement && target.closest('button, a') !== null;
    const choiceId = findChoice(question, key);
    if (key === 'ArrowRight') onStep(1);
    else if (key === 'ArrowLeft') onStep(-1);
    else if (key === 'Enter' && !isOnControl) onStep(1);
    else if (choiceId) onChange(question.id, choose(question.kind, answer, choiceId));
    else if (key.toLowerCase() === 'm') onMark();
    else return;
    event.preventDefault();
  });
}
