/** Characters of a search that are looked at; PostgreSQL nests one level per word and gives up in the end. */
const LONGEST_SEARCH = 200;

/** The words of a search as a prefix query of PostgreSQL; empty when there is nothing to look for. */
export const prefixQuery = (search: string): string =>
  (
    search
      .slice(0, LONGEST_SEARCH)
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map((word) => `${word}:*`)
    .join(' & ');
