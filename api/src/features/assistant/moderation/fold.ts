/** A letter without its marks, in lower case: đ is d, and one character stays one. */
const foldLetter = (letter: string): string => {
  const base = letter.normalize('NFD')[0]!.toLowerCase();
  return base === 'đ' ? 'd' : (base[0] ?? letter);
};

/** A text in NFC without accents, as long as it was, so that places in one are places in the other. */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => foldLetter(text[i]!)).join('');

/**
 * Whether letters are those of a word as people type it: with all of its accents, with some, or with none. Other accents
 * make another word: “các” is not “cặc”.
 */
export const isTyped = (typed: string, word: string): boolean =>
  typed.length === word.length &&
  [...typed].every((letter, i) => letter === word[i] || letter === foldLetter(word[i]!));

export const hasAccents = (text: string): boolean => fold(text) !== text.toLowerCase();
