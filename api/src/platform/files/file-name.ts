import { withoutInvisible } from '../i18n/visible-text.ts';

const MAX_LENGTH = 200;

/**
 * The name that a person gave a file, as it is stored and sent on: the last component of its path, without control
 * characters, which PostgreSQL refuses in part, and without direction marks, which disguise the ending.
 */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1)!;
  const plain = withoutInvisible(last.replace(/\p{Cc}/gu, '').normalize('NFC')).trim();
  return /^\.*$/.test(plain) ? 'file' : shortened(plain.toWellFormed());
}

/** A long name keeps its ending, which says what the file is. */
function shortened(name: string): string {
  const ending = /\.[^.]{1,8}$/.exec(name)?.[0] ?? '';
  if (name.length <= MAX_LENGTH) return name;
  const beginning = name.slice(0, MAX_LENGTH - ending.length);
  // Not half of a character
  return (beginning.isWellFormed() ? beginning : beginning.slice(0, -1)) + ending;
}
