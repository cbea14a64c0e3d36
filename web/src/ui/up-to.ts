/** 1, 2, … `last`: to make so many of something, each with a key of its own. */
export const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
