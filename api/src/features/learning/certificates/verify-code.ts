import { randomBytes } from 'node:crypto';
import { normaliseTypedCode } from '../../../platform/input/typed-code.ts';

/** Crockford’s alphabet: no letter that is read as a digit or makes a word. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters drawn at random, 55 bits of them; one more checks them. */
const DRAWN = 11;

/** Luhn’s check over 32 characters: finds every single wrong character and nearly every pair that was swapped. */
function checkOf(characters: string): string {
  let sum = 0;
  for (const [index, character] of [...characters].reverse().entries()) {
    const value = ALPHABET.indexOf(character) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / ALPHABET.length) + (value % ALPHABET.length);
  }
  return ALPHABET[(ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length]!;
}

const grouped = (characters: string): string => characters.replace(/(.{4})(?=.)/g, '$1-');

/** A code that no one guesses and anyone can read out: `GKS7-4M2X-9QTN`, the last character of which checks the others. */
export const newVerifyCode = (): string => verifyCodeOf(randomBytes(DRAWN));

/** The code of so many bytes, of each of which the last five bits count. */
export function verifyCodeOf(bytes: Buffer): string {
  const drawn = [...bytes.subarray(0, DRAWN)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return grouped(drawn + checkOf(drawn));
}

/** The code as it is stored, however it was typed; undefined where it can’t be one. */
export function readVerifyCode(typed: string): string | undefined {
  if (typed.length > 40) return undefined;
  const characters = normaliseTypedCode(typed).replaceAll('-', '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode = new RegExp(`^[${ALPHABET}]{${DRAWN + 1}}$`).test(characters);
  if (!isCode || checkOf(characters.slice(0, DRAWN)) !== characters.at(-1)) return undefined;
  return grouped(characters);
}
