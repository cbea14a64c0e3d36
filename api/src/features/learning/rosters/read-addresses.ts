import { badInput } from '../../../platform/errors/errors.ts';
import { isEmailAddress, tidyEmail } from '../../../platform/input/email-address.ts';
import { RosterOutcome } from './roster.types.ts';

export const MOST_ADDRESSES = 1000;
/** Characters of an address (RFC 5321). */
const LONGEST_ADDRESS = 254;
/** A word with more is no address, however much of it is quotes. */
const LONGEST_WORD = 400;

/** An address of a list as it was read; what only the database knows is left open. */
export interface ReadAddress {
  /** The line of the list. After a line with several addresses, the numbers go on from the last of them. */
  readonly line: number;
  readonly email: string;
  readonly outcome: RosterOutcome.WAITING | RosterOutcome.INVALID | RosterOutcome.REPEATED;
}

/**
 * Reads the addresses out of a CSV file or a pasted list: each word with an @, in lines or in one line, with names, angle
 * brackets, bullets and numbers beside them. A line without any is invalid; a first line without any is taken for the
 * names of columns.
 * @throws BAD_INPUT at `addresses` for none, or more than 1,000
 */
export function readAddresses(text: string): ReadAddress[] {
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
  if (entries.length > MOST_ADDRESSES)
    throw badInput('addresses', 'learning.rosterLong', { max: MOST_ADDRESSES });
  const seen = new Set<string>();
  return entries.map(({ line, email }) => {
    if (!isEmailAddress(email))
      return { line, email: email.slice(0, LONGEST_ADDRESS).toWellFormed(), outcome: RosterOutcome.INVALID };
    const outcome = seen.has(email) ? RosterOutcome.REPEATED : RosterOutcome.WAITING;
    seen.add(email);
    return { line, email, outcome };
  });
}

/** What is between addresses and the names beside them. */
const BETWEEN = /[\s,;|<>()[\]{}"“”]+/;

/** Words are cut before their ends are looked for: in a long run of quotes that takes time with the square of its length. */
const addressesIn = (line: string): string[] =>
  line
    .normalize('NFKC')
    .split(BETWEEN)
    .filter((word) => word.includes('@'))
    .map((word) =>
      tidyEmail(
        word
          .slice(0, LONGEST_WORD)
          .toLowerCase()
          // Our own exports put an apostrophe before what a spreadsheet would take for a formula
          .replace(/^['’•·*–—:.]+|['’:.!?]+$/g, '')
          .replace(/^(?:mailto|e-?mail):/, '')
          .split('?', 1)[0]!,
      ),
    );
