import { useTranslation } from '../../i18n/use-translation.tsx';
import { getWaitingTime } from './waiting-time.ts';

/** Formats the time between two timestamps in milliseconds since the epoch; null for less than an hour. */
export function useWaitingTimeFormat(): (from: number, to: number) => string | null {
  const { t } = useTranslation('review');
  const { t: common } = useTranslation();
  return (from, to) => {
    const { days, hours } = getWaitingTime(from, to);
    const parts = [
      days > 0 && t('days', { count: days }),
      hours > 0 && common('duration.hours', { count: hours }),
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(' ') : null;
  };
}
