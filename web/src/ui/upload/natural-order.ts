const { compare } = new Intl.Collator('vi', { numeric: true });

/** As people number files: 2 before 10. */
export const inNaturalOrder = <T extends { name: string }>(files: readonly T[]): T[] =>
  [...files].sort((one, other) => compare(one.name, other.name));
