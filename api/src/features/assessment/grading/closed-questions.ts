import type { Answer, QuestionBody } from '../question-body.ts';
import { foldText } from './fold-text.ts';

/** All or nothing. Several choices earn nothing. */
export function gradeSingle({ choices }: QuestionBody, { choiceIds }: Answer): number {
  const right = choices.find(({ isRight }) => isRight);
  return right && new Set(choiceIds).size === 1 && choiceIds[0] === right.id ? 1 : 0;
}

/** The number of right choices minus wrong ones, as a share of all right ones. Choosing everything gains nothing. */
export function gradeMultiple({ choices }: QuestionBody, { choiceIds }: Answer): number {
  const selected = new Set(choiceIds);
  const right = choices.filter(({ isRight }) => isRight);
  const hits = right.filter(({ id }) => selected.has(id)).length;
  const misses = choices.filter(({ id, isRight }) => !isRight && selected.has(id)).length;
  return right.length ? Math.max(0, hits - misses) / right.length : 0;
}

/** All or nothing. */
export const gradeTrueFalse = ({ isTrue }: QuestionBody, { choiceIds }: Answer): number =>
  choiceIds.length === 1 && choiceIds[0] === String(isTrue) ? 1 : 0;

/**
 * The share of items that follow their right predecessor, so that one misplaced item does not cost everything after
 * it. A missing or repeated item breaks the order only at its place.
 */
export function gradeOrdering({ choices }: QuestionBody, { choiceIds }: Answer): number {
  const order = [...new Set(choiceIds)].filter((id) => choices.some((choice) => choice.id === id));
  if (choices.length < 2) return order.length ? 1 : 0;
  const text = new Map(choices.map((choice) => [choice.id, choice.text]));
  // Items with the same text are interchangeable
  const follows = choices.slice(1).map((choice, n) => `${choices[n]!.text}\n${choice.text}`);
  let hits = 0;
  for (const [n, id] of order.slice(1).entries()) {
    const found = follows.indexOf(`${text.get(order[n]!)}\n${text.get(id)}`);
    if (found < 0) continue;
    follows.splice(found, 1);
    hits++;
  }
  return hits / (choices.length - 1);
}

/** The share of right pairs. Matches with the same text are interchangeable. */
export function gradeMatching({ pairs, extras }: QuestionBody, { pairs: answered }: Answer): number {
  const readings = new Map([
    ...pairs.map(({ matchId, right }) => [matchId, foldText(right)] as const),
    ...extras.map(({ id, text }) => [id, foldText(text)] as const),
  ]);
  const matched = new Map(answered.map(({ pairId, matchId }) => [pairId, matchId]));
  const hits = pairs.filter(
    ({ id, right }) => readings.get(matched.get(id) ?? '') === foldText(right),
  ).length;
  return pairs.length ? hits / pairs.length : 0;
}
