/** Maximum number of characters of a search. PostgreSQL nests one level for each word and fails at some depth. */
const MAX_SEARCH_LENGTH = 200;

/**
 * Converts search words to a PostgreSQL prefix query.
 * @returns an empty string if there are no words
 */
export const prefixQuery = (search: string): string =>
  (
    search
      .slice(0, MAX_SEARCH_LENGTH)
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .map((word) => `${word}:*`)
    .join(' & ');
