/** The list of courses for these words; all of it without any. */
export const searchAddress = (words: string): string => {
  const search = words.trim();
  return `/courses${search ? `?search=${encodeURIComponent(search)}` : ''}`;
};
