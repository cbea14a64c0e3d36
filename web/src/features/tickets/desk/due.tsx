import { IconClock } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { MINUTE, useNow } from '../../../ui/use-now.ts';
import classes from './desk.module.css';

const HOUR = 60 * MINUTE;

/** How urgent a due moment is. */
export const urgencyOf = (dueAt: string, now: number): 'late' | 'soon' | 'far' => {
  const left = Date.parse(dueAt) - now;
  if (left < 0) return 'late';
  return left < HOUR ? 'soon' : 'far';
};

/** The time that is left, always in words; amber in the last hour, clay once it is over. */
export function Due({ dueAt }: { dueAt: string | null | undefined }) {
  const { t } = useTranslation('ticketDesk');
  const { durationShort } = useFormat();
  const now = useNow(MINUTE);
  if (!dueAt) return null;
  const left = Math.max(60, Math.abs(Date.parse(dueAt) - now) / 1000);
  const urgency = urgencyOf(dueAt, now);
  return (
    <span className={classes.due} data-urgency={urgency}>
      <IconClock size={16} aria-hidden="true" />
      {t(urgency === 'late' ? 'late' : 'left', { time: durationShort(left) })}
    </span>
  );
}
