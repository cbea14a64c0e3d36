import { useTranslation } from '../i18n/use-translation.tsx';
import { useFormat } from './format.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { MINUTE, useNow } from './use-now.ts';

/** The last day of a sale is counted down. */
const COUNTDOWN = 24 * 60 * MINUTE;

/** The end of a sale to the minute, the same wherever a reduced price is shown. Renders nothing after it. */
export function SaleEnd({ endsAt }: { endsAt: string }) {
  const { t } = useTranslation();
  const { date, time, duration } = useFormat();
  const isHydrated = useIsHydrated();
  const remainingMs = Date.parse(endsAt) - useNow(MINUTE, Date.parse(endsAt));
  if (remainingMs <= 0) return null;
  // The server’s page may be cached, so its text must not depend on the time
  return isHydrated && remainingMs < COUNTDOWN
    ? t('saleEndsIn', { span: duration(Math.ceil(remainingMs / MINUTE) * 60), time: time(endsAt) })
    : t('saleEnds', { time: time(endsAt), date: date(endsAt) });
}
