import type { Answer, QuestionBody } from '../question-body.ts';

/**
 * The share of items that follow the item that they should follow, so that one item in a wrong place does not cost
 * everything behind it. What is left out or comes twice breaks the order there.
 */
export function markOrdering({ choices }: QuestionBody, { choiceIds }: Answer): number {
  const order = [...new Set(choiceIds)].filter((id) => choices.some((choice) => choice.id === id));
  if (choices.length < 2) return order.length ? 1 : 0;
  const text = new Map(choices.map((choice) => [choice.id, choice.text]));
  // Items that read the same may change places
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
