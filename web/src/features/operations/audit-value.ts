import { formatDate, formatTime } from '../../ui/format.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/**
 * Formats a value of the log: lists without brackets, timestamps in Vietnamese time, known words by their names.
 * Typed texts stay unchanged.
 * @param getName returns the name of a known word, else undefined
 */
export function formatAuditValue(value: string, getName: (word: string) => string): string {
  if (MOMENT.test(value)) return `${formatDate(value)} ${formatTime(value)}`;
  const list = toList(value);
  if (list) return list.map((each) => getName(each) || each).join(', ');
  return getName(value) || value;
}

/** The values of a JSON list of primitives; undefined for other values. */
function toList(value: string): readonly string[] | undefined {
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

/** The name of an action. Its code until the names are known. */
export const auditActionLabel = (
  names: readonly { readonly action: string; readonly label: string }[] | undefined,
  action: string,
): string => names?.find((name) => name.action === action)?.label ?? action;
