import { randomInt } from 'node:crypto';

/** Crockford’s alphabet, without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'SEN';
const LENGTH = 10;

/** Reference in the content of a transfer: 13 characters, so that no bank truncates it. */
export const newTransferReference = (): string =>
  PREFIX + Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Finds the reference in the content of a transfer. Banks add words and add or drop spaces, and payers type letters
 * for digits that look alike. The first match is used.
 */
export function referenceIn(content: string): string | undefined {
  const normalized = content.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const found = new RegExp(`${PREFIX}([0-9A-Z]{${LENGTH}})`).exec(normalized);
  return found ? PREFIX + found[1]!.replace(/O/g, '0').replace(/[IL]/g, '1') : undefined;
}
