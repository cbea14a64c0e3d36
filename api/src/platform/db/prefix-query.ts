/** Maximum characters of a search. PostgreSQL parses each word recursively and would exceed its stack depth. */
const MAX_SEARCH_LENGTH = 200;

/**
 * Converts search words to a `tsquery` that matches words with these prefixes.
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
