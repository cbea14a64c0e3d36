/** The years of an entry, as named in the API and in the messages. */
export const YEARS = ['from', 'to'] as const;

/** Years as they are typed; `key` is the React key of the entry. */
export interface YearsText {
  key: string;
  from: string;
  to: string;
}

export type Entry<F extends string> = Record<F, string> & YearsText;

export const emptyEntry = <F extends string>(fields: readonly F[], key: string): Entry<F> => {
  const texts = Object.fromEntries(fields.map((field) => [field, ''])) as Record<F, string>;
  return { ...texts, key, from: '', to: '' };
};

export const yearText = (year: number | null): string => (year === null ? '' : String(year));

/** An invalid number is sent as an invalid year, so that the server reports it at its field. */
export const parseYear = (text: string): number | null => {
  const trimmedText = text.trim();
  if (!trimmedText) return null;
  return /^\d{1,4}$/.test(trimmedText) ? Number(trimmedText) : 0;
};

/** Years of the server as texts. The key is the index until an entry is added or removed. */
export const yearsText = (
  { from, to }: { from: number | null; to: number | null },
  index: number,
): YearsText => ({
  key: `saved-${index}`,
  from: yearText(from),
  to: yearText(to),
});

/** Inverse of {@link yearsText}. */
export const parseYears = ({ from, to }: YearsText) => ({ from: parseYear(from), to: parseYear(to) });

/** An optional text: null if it is blank. */
export const optional = (text: string): string | null => text.trim() || null;
