/** A last word of at most so many letters must match completely, because too many words start with it. */
const MAX_SHORT_LENGTH = 2;

/** A part of a text: its start, and whether it matches the search. */
export interface Piece {
  at: number;
  text: string;
  isFound: boolean;
}

/** Normalises like the server: ignores case, and accents unless they were typed. */
const small = (text: string): string => text.normalize('NFC').toLocaleLowerCase('vi');
const plain = (text: string): string =>
  small(text).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');

/** Splits a text at matches of a search. The last word may be incomplete. */
export const splitBySearch = (text: string, search: string): Piece[] => {
  const searchWords = small(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const isMatch = (word: string): boolean =>
    searchWords.some((each, n) => {
      const normalized = each === plain(each) ? plain(word) : small(word);
      return n === searchWords.length - 1 && each.length > MAX_SHORT_LENGTH
        ? normalized.startsWith(each)
        : normalized === each;
    });
  let at = 0;
  return text
    .normalize('NFC')
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const from = at;
      at += piece.length;
      return { text: piece, at: from, isFound: /[\p{L}\p{N}]/u.test(piece) && isMatch(piece) };
    });
};
