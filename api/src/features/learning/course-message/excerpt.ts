/** Characters of a message in a notification. The course shows the whole message. */
const MAX_EXCERPT = 300;

/** Counts characters as people see them (grapheme clusters). */
export function excerpt(body: string): string {
  const letters = Array.from(new Intl.Segmenter('vi').segment(body), ({ segment }) => segment);
  return letters.length > MAX_EXCERPT ? `${letters.slice(0, MAX_EXCERPT - 1).join('')}…` : body;
}
