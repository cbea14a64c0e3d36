import { randomBytes } from 'node:crypto';
import { normalizeTypedCode } from '../../../platform/input/typed-code.ts';

/** Crockford's alphabet. It has no letters that look like digits or could form words. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Random characters with 55 bits in total. A check character follows. */
const DRAWN = 11;

/** Luhn's check over 32 characters. It finds every single wrong character and nearly every swapped pair. */
function toCheckCharacter(characters: string): string {
  let sum = 0;
  for (const [index, character] of [...characters].reverse().entries()) {
    const value = ALPHABET.indexOf(character) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / ALPHABET.length) + (value % ALPHABET.length);
  }
  return ALPHABET[(ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length]!;
}

const groupCharacters = (characters: string): string => characters.replace(/(.{4})(?=.)/g, '$1-');

/** A code that is unguessable and easy to read aloud: `GKS7-4M2X-9QTN`. Its last character is the check character. */
export const createVerifyCode = (): string => toVerifyCode(randomBytes(DRAWN));

/** Builds a code from the last five bits of each byte. */
export function toVerifyCode(bytes: Buffer): string {
  const drawn = [...bytes.subarray(0, DRAWN)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return groupCharacters(drawn + toCheckCharacter(drawn));
}

/**
 * Normalises a typed code to its stored form.
 * @returns undefined if it is not a valid code
 */
export function parseVerifyCode(typed: string): string | undefined {
  if (typed.length > 40) return undefined;
  const characters = normalizeTypedCode(typed).replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode = new RegExp(`^[${ALPHABET}]{${DRAWN + 1}}$`).test(characters);
  if (!isCode || toCheckCharacter(characters.slice(0, DRAWN)) !== characters.at(-1)) return undefined;
  return groupCharacters(characters);
}
