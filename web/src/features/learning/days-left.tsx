import { useTranslation } from '../../i18n/use-translation.tsx';
import { Tag } from '../../ui/tag.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';

const DAY = 24 * 60 * MINUTE;
/** Days before the end of access from which they are shown, and from which they are a warning. */
const SOON = { counted: 30, warned: 7 };

/** The remaining days of access, if they are few. */
export function DaysLeft({ until }: { until: string | null }) {
  const { t } = useTranslation('learning');
  const end = until ? Date.parse(until) : Number.POSITIVE_INFINITY;
  const count = Math.ceil((end - useNow(MINUTE, end)) / DAY);
  if (count < 1 || count >= SOON.counted) return null;
  return <Tag tone={count <= SOON.warned ? 'warn' : 'info'}>{t('mine.daysLeft', { count })}</Tag>;
}
