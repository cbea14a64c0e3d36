import { randomInt } from 'node:crypto';

/** Crockford’s letters: none that is taken for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'SEN';
const LENGTH = 10;

/** What a transfer says that it is for: 13 characters, so that every bank takes it whole. */
export const newTransferReference = (): string =>
  PREFIX + Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * The reference in what a payer wrote. Banks put words around it, drop or add spaces, and people type a letter for a
 * digit that looks like it; the first that fits is taken.
 */
export function referenceIn(content: string): string | undefined {
  const said = content.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const found = new RegExp(`${PREFIX}([0-9A-Z]{${LENGTH}})`).exec(said);
  return found ? PREFIX + found[1]!.replace(/O/g, '0').replace(/[IL]/g, '1') : undefined;
}
