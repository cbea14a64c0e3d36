import { randomInt } from 'node:crypto';

/** No letters or digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code of eight letters and digits that people type. */
export const newTypedCode = (): string =>
  Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

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
