/** URL of the list of courses for a search; without words the whole list. */
export const searchPath = (words: string): string => {
  const search = words.trim();
  return `/courses${search ? `?search=${encodeURIComponent(search)}` : ''}`;
};
