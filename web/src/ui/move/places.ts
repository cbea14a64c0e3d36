export type Step = 'up' | 'down' | 'first' | 'last';

/** Where one step leads from `index` in a list; null when it is there already. */
export const stepTo = (step: Step, index: number, length: number): number | null => {
  const target = { up: index - 1, down: index + 1, first: 0, last: length - 1 }[step];
  return target === index || target < 0 || target >= length ? null : target;
};

/**
 * The final place of something dropped at an edge of `index`, when it came from `from` in the same list (null: from
 * another one): taking it out first moves everything behind it up by one.
 */
export const dropPlace = (index: number, edge: 'top' | 'bottom', from: number | null): number => {
  const place = edge === 'top' ? index : index + 1;
  return from !== null && from < place ? place - 1 : place;
};
