/** `Chương 2.`, `Phần 1:`, `Section 3 -` and the like. A word that continues, as in `Phần 2D`, is no number. */
const NUMBER = /^(?:chương|phần|chapter|section|part|module)\s*\d{1,3}\s*(?:[.:)\-–—]\s*|\s+(?=\p{L}))/iu;
const MIN_LENGTH = 3;

/**
 * The title of a section as stored: without blanks around it and without its own number, because every page writes the
 * number in front of it. A title that consists only of the number is kept.
 */
export function toSectionTitle(title: string): string {
  const trimmed = title.normalize('NFC').trim();
  const rest = trimmed.replace(NUMBER, '').trim();
  return rest.length < MIN_LENGTH ? trimmed : rest;
}
