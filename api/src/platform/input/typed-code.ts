/**
 * Normalises a code that a person typed or pasted: capitals, no blanks, no invisible characters, and only hyphens as
 * dashes. Word and phones replace hyphens by longer dashes.
 */
export const normalizeTypedCode = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase();
