import { useTranslation } from '../../i18n/use-translation.tsx';
import { Tag } from '../../ui/tag.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';

const DAY = 24 * 60 * MINUTE;
/** From so few days on they are counted down, and from so few on they are a warning. */
const SOON = { counted: 30, warned: 7 };

/** How many days of access are left, once they are few. */
export function DaysLeft({ until }: { until: string | null }) {
  const { t } = useTranslation('learning');
  const end = until ? Date.parse(until) : Number.POSITIVE_INFINITY;
  const count = Math.ceil((end - useNow(MINUTE, end)) / DAY);
  if (count < 1 || count >= SOON.counted) return null;
  return <Tag tone={count <= SOON.warned ? 'warn' : 'info'}>{t('mine.daysLeft', { count })}</Tag>;
}
