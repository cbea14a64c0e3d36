/** A letter without accents, in lower case: đ becomes d. The length stays one character. */
export const foldLetter = (letter: string): string => {
  const base = letter.normalize('NFD')[0]!.toLowerCase();
  return base === 'đ' ? 'd' : (base[0] ?? letter);
};

/** An NFC text without accents. It keeps its length, so that positions are valid in both. */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => foldLetter(text[i]!)).join('');

export const hasAccents = (text: string): boolean => fold(text) !== text.toLowerCase();
