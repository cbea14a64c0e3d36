import type { Answer, QuestionBody } from '../question-body.ts';
import { foldText } from './fold-text.ts';

/** The share of pairs that are right. Matches that read the same stand for each other. */
export function markMatching({ pairs, extras }: QuestionBody, { pairs: given }: Answer): number {
  const readings = new Map([
    ...pairs.map(({ matchId, right }) => [matchId, foldText(right)] as const),
    ...extras.map(({ id, text }) => [id, foldText(text)] as const),
  ]);
  const matched = new Map(given.map(({ pairId, matchId }) => [pairId, matchId]));
  const hits = pairs.filter(
    ({ id, right }) => readings.get(matched.get(id) ?? '') === foldText(right),
  ).length;
  return pairs.length ? hits / pairs.length : 0;
}
