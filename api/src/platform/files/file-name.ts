import { withoutInvisible } from '../i18n/visible-text.ts';

const MAX_LENGTH = 200;

/**
 * Sanitises the name of an uploaded file: the last path component, without control characters (PostgreSQL rejects
 * U+0000) and without direction marks, which can disguise the extension.
 */
export function plainFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1)!;
  const plain = withoutInvisible(last.replace(/\p{Cc}/gu, '').normalize('NFC')).trim();
  return /^\.*$/.test(plain) ? 'file' : shorten(plain.toWellFormed());
}

/** Shortens a name and preserves its extension. */
function shorten(name: string): string {
  const ending = /\.[^.]{1,8}$/.exec(name)?.[0] ?? '';
  if (name.length <= MAX_LENGTH) return name;
  const beginning = name.slice(0, MAX_LENGTH - ending.length);
  // Do not split a surrogate pair
  return (beginning.isWellFormed() ? beginning : beginning.slice(0, -1)) + ending;
}
