/** A text without accents and case, so that "hoan tien" matches "hoàn tiền". */
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** Creates a test for texts with all words of a search, ignoring accents and case. Empty searches match all. */
export const hasWords = (search: string): ((...texts: readonly string[]) => boolean) => {
  const searchWords = plain(search).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = plain(texts.join(' '));
    return searchWords.every((word) => text.includes(word));
  };
};
