import { badInput } from '../../../platform/errors/errors.ts';
import { isEmailAddress, normalizeEmail } from '../../../platform/input/email-address.ts';
import { RosterOutcome } from './roster.types.ts';

export const MAX_ADDRESSES = 1000;
/** Max characters of an e-mail address (RFC 5321). */
const MAX_ADDRESS_LENGTH = 254;
/** Max characters of a word that is examined for an address, including surrounding quotes. */
const MAX_WORD_LENGTH = 400;

/** A parsed address. Checks that need the database follow later. */
export interface ParsedAddress {
  /** The line of the list. After a line with several addresses, numbering continues from the last of them. */
  readonly line: number;
  readonly email: string;
  readonly outcome: Extract<RosterOutcome, 'WAITING' | 'INVALID' | 'REPEATED'>;
}

/**
 * Extracts the addresses from a CSV file or a pasted list: each word with an @, in one line or several, next to
 * names, angle brackets, bullets and numbers. A line without an address is invalid, except the first one, which may
 * contain column names.
 * @throws BAD_INPUT at `addresses` for none, or more than 1,000
 */
export function parseAddresses(text: string): ParsedAddress[] {
  const entries: { line: number; email: string }[] = [];
  for (const [index, content] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .entries()) {
    const found = addressesIn(content);
    if (!found.length && (index === 0 || !content.trim())) continue;
    for (const email of found.length ? found : [''])
      entries.push({ line: Math.max(index, entries.at(-1)?.line ?? 0) + 1, email });
  }
  if (!entries.some(({ email }) => email)) throw badInput('addresses', 'learning.rosterEmpty');
  if (entries.length > MAX_ADDRESSES)
    throw badInput('addresses', 'learning.rosterLong', { max: MAX_ADDRESSES });
  const seen = new Set<string>();
  return entries.map(({ line, email }) => {
    if (!isEmailAddress(email))
      return {
        line,
        email: email.slice(0, MAX_ADDRESS_LENGTH).toWellFormed(),
        outcome: RosterOutcome.INVALID,
      };
    const outcome = seen.has(email) ? RosterOutcome.REPEATED : RosterOutcome.WAITING;
    seen.add(email);
    return { line, email, outcome };
  });
}

/** Separators between addresses and names. */
const BETWEEN = /[\s,;|<>()[\]{}"“”]+/;

/** Words are truncated before their ends are trimmed. For a long run of quotes the trimming takes quadratic time. */
const addressesIn = (line: string): string[] =>
  line
    .normalize('NFKC')
    .split(BETWEEN)
    .filter((word) => word.includes('@'))
    .map((word) =>
      normalizeEmail(
        word
          .slice(0, MAX_WORD_LENGTH)
          .toLowerCase()
          // Own exports put an apostrophe before a text that a spreadsheet would read as a formula
          .replace(/^['’•·*–—:.]+|['’:.!?]+$/g, '')
          .replace(/^(?:mailto|e-?mail):/, '')
          .split('?', 1)[0]!,
      ),
    );
