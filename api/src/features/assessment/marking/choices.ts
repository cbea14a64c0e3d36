import type { Answer, QuestionBody } from '../question-body.ts';

/** All or nothing; whoever sends several choices has not chosen. */
export function markSingle({ choices }: QuestionBody, { choiceIds }: Answer): number {
  const right = choices.find(({ isRight }) => isRight);
  return right && new Set(choiceIds).size === 1 && choiceIds[0] === right.id ? 1 : 0;
}

/** Right choices, less the wrong ones, of all that are right: choosing everything gains nothing. */
export function markMultiple({ choices }: QuestionBody, { choiceIds }: Answer): number {
  const marked = new Set(choiceIds);
  const right = choices.filter(({ isRight }) => isRight);
  const hits = right.filter(({ id }) => marked.has(id)).length;
  const misses = choices.filter(({ id, isRight }) => !isRight && marked.has(id)).length;
  return right.length ? Math.max(0, hits - misses) / right.length : 0;
}

/** All or nothing. */
export const markTrueFalse = ({ isTrue }: QuestionBody, { choiceIds }: Answer): number =>
  choiceIds.length === 1 && choiceIds[0] === String(isTrue) ? 1 : 0;
