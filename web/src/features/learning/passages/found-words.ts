/** Letters of a last word that is taken as it is: so much begins with it. */
const SHORT = 2;

/** A piece of a text, where it begins, and whether it is what was looked for. */
export interface Piece {
  at: number;
  text: string;
  isFound: boolean;
}

/** As the server compares: without case, and without accents where none were typed. */
const small = (text: string): string => text.normalize('NFC').toLocaleLowerCase('vi');
const plain = (text: string): string =>
  small(text).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');

/** Parts a text where words of a search stand in it; the last word may be half typed. */
export const foundPieces = (text: string, search: string): Piece[] => {
  const wanted = small(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const isWanted = (word: string): boolean =>
    wanted.some((each, n) => {
      const read = each === plain(each) ? plain(word) : small(word);
      return n === wanted.length - 1 && each.length > SHORT ? read.startsWith(each) : read === each;
    });
  let at = 0;
  return text
    .normalize('NFC')
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const from = at;
      at += piece.length;
      return { text: piece, at: from, isFound: /[\p{L}\p{N}]/u.test(piece) && isWanted(piece) };
    });
};
