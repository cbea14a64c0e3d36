export type Step = 'up' | 'down' | 'first' | 'last';

/** The index after a step; null if it would not change. */
export const stepTo = (step: Step, index: number, length: number): number | null => {
  const target = { up: index - 1, down: index + 1, first: 0, last: length - 1 }[step];
  return target === index || target < 0 || target >= length ? null : target;
};

/**
 * The final index of an item that was dropped at an edge of `index`. `from` is its index in the same list (null for
 * another list), because removing it there first shifts all later items by one.
 */
export const dropPlace = (index: number, edge: 'top' | 'bottom', from: number | null): number => {
  const place = edge === 'top' ? index : index + 1;
  return from !== null && from < place ? place - 1 : place;
};
