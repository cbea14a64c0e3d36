/** Returns [1, …, last], for instance to render that many elements with keys. */
export const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
