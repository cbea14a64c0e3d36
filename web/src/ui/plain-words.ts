/** A text without accents and case, so that "hoan tien" finds "hoàn tiền". */
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** A test for texts that have every word that is searched for, whatever their accents and case; none: all of them. */
export const hasWords = (search: string): ((...texts: readonly string[]) => boolean) => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = plain(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
};
