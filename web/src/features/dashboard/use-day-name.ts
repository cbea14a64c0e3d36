import { useTranslation } from '../../i18n/use-translation.tsx';
import { TIME_ZONE, toLocale } from '../../ui/format.ts';
import { toMidnight } from '../../ui/local-time.ts';

/** Formats a part of a day (YYYY-MM-DD) in the viewer's language: its weekday or month. */
export const useDayName = () => {
  const { i18n } = useTranslation();
  return (day: string, part: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(toLocale(i18n.language), { timeZone: TIME_ZONE, ...part }).format(
      new Date(toMidnight(day)),
    );
};
