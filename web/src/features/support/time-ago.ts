const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
const DAYS = 7;

/** `5 phút trước`, `hôm qua`; the date from a week on. */
export const timeAgo = (iso: string, language: string, date: (iso: string) => string, now = Date.now()) => {
  const seconds = Math.max(0, (now - new Date(iso).getTime()) / 1000);
  if (seconds >= DAYS * 86_400) return date(iso);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? (['second', 60] as const);
  return format.format(-Math.floor(seconds / size), unit);
};
