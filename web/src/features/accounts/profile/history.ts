/** The years of an entry, as the server and the catalogue name them. */
export const YEARS = ['from', 'to'] as const;

/** Years as they are typed; `key` tells React which entry is which. */
export interface YearsText {
  key: string;
  from: string;
  to: string;
}

/** An entry of a history as it is typed. */
export type Entry<F extends string> = Record<F, string> & YearsText;

/** A new one. */
export const emptyEntry = <F extends string>(fields: readonly F[], key: string): Entry<F> => {
  const texts = Object.fromEntries(fields.map((field) => [field, ''])) as Record<F, string>;
  return { ...texts, key, from: '', to: '' };
};

const yearText = (year: number | null): string => (year === null ? '' : String(year));

/** What is no number goes to the server as a year that is none, which then says so at its field. */
const yearOf = (text: string): number | null => {
  const typed = text.trim();
  if (!typed) return null;
  return /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
};

/** Years of the server as texts; the key follows the place until an entry is added or removed. */
export const yearsText = (
  { from, to }: { from: number | null; to: number | null },
  index: number,
): YearsText => ({
  key: `saved-${index}`,
  from: yearText(from),
  to: yearText(to),
});

/** And back. */
export const yearsOf = ({ from, to }: YearsText) => ({ from: yearOf(from), to: yearOf(to) });

/** An optional text: nothing typed is nothing. */
export const optional = (text: string): string | null => text.trim() || null;
