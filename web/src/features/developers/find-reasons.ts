import { hasWords } from '../../ui/plain-words.ts';
import type { RefusalReasonsQuery } from './refusal-reasons.gen.ts';

type Reason = RefusalReasonsQuery['refusalReasons'][number];

/** Reasons whose code, name, message and description contain every word. */
export const findReasons = (reasons: readonly Reason[], search: string): readonly Reason[] => {
  const fits = hasWords(search);
  return reasons.filter(({ code, reason, message, description }) => fits(code, reason, message, description));
};
