import { formatDate, formatTime } from '../../ui/format.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * A value of the log as a person reads it: lists without brackets, moments in the platform's own clock, words of the
 * program by their name. What is typed by people stays as it is.
 * @param nameOf the name of a word of the program; nothing when it has none
 */
export function readable(value: string, nameOf: (word: string) => string): string {
  if (MOMENT.test(value)) return `${formatDate(value)} ${formatTime(value)}`;
  const list = listOf(value);
  if (list) return list.map((each) => nameOf(each) || each).join(', ');
  return nameOf(value) || value;
}

/** Plain values of a JSON list; nothing for everything else. */
function listOf(value: string): readonly string[] | undefined {
  if (!value.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.every((each) => typeof each !== 'object')
      ? list.map(String)
      : undefined;
  } catch {
    return undefined;
  }
}
