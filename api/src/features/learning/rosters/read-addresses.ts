import { isEmailAddress, tidyEmail } from '../../../platform/email-address.ts';
import { badInput } from '../../../platform/errors.ts';
import { RosterOutcome } from './roster.types.ts';

export const MOST_ADDRESSES = 1000;
/** Characters of an address (RFC 5321). */
const LONGEST_ADDRESS = 254;
/** A cell with more is no address, however much of it is quotes. */
const LONGEST_CELL = 400;

/** A line of a list as it was read; what only the database knows is left open. */
export interface ReadAddress {
  readonly line: number;
  readonly email: string;
  readonly outcome: RosterOutcome.WAITING | RosterOutcome.INVALID | RosterOutcome.REPEATED;
}

/**
 * Reads the addresses out of a CSV file or a pasted list: of each line the first cell that holds an @. A first line
 * without any is taken for the names of columns.
 * @throws BAD_INPUT at `addresses` for none, or more than 1,000 lines
 */
export function readAddresses(text: string): ReadAddress[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((content, index) => ({ line: index + 1, email: addressIn(content), isBlank: !content.trim() }))
    .filter(({ isBlank, line, email }) => !isBlank && (line > 1 || email));
  if (!lines.some(({ email }) => email)) throw badInput('addresses', 'learning.rosterEmpty');
  if (lines.length > MOST_ADDRESSES)
    throw badInput('addresses', 'learning.rosterLong', { max: MOST_ADDRESSES });
  const seen = new Set<string>();
  return lines.map(({ line, email }) => {
    if (!isEmailAddress(email))
      return { line, email: email.slice(0, LONGEST_ADDRESS).toWellFormed(), outcome: RosterOutcome.INVALID };
    const outcome = seen.has(email) ? RosterOutcome.REPEATED : RosterOutcome.WAITING;
    seen.add(email);
    return { line, email, outcome };
  });
}

/**
 * Our own exports put an apostrophe before what a spreadsheet would take for a formula. Cells are cut before their ends
 * are looked for: in a long run of spaces that takes time with the square of its length.
 */
const addressIn = (line: string): string =>
  line
    .split(/[,;\t]/)
    .map((cell) =>
      tidyEmail(
        cell
          .trim()
          .slice(0, LONGEST_CELL)
          .replace(/^[\s"'<]+|[\s"'>]+$/g, ''),
      ),
    )
    .find((cell) => cell.includes('@')) ?? '';
