const { compare } = new Intl.Collator('vi', { numeric: true });

/** Sorts files by natural order: 2 before 10. */
export const inNaturalOrder = <T extends { name: string }>(files: readonly T[]): T[] =>
  [...files].sort((one, other) => compare(one.name, other.name));
