import { IconClock } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box } from '../../../ui/layout/layout.tsx';
import { MINUTE, useNow } from '../../../ui/use-now.ts';
import classes from './queue.module.css';

const HOUR = 60 * MINUTE;

export const getUrgency = (dueAt: string, now: number): 'late' | 'soon' | 'far' => {
  const remainingMs = Date.parse(dueAt) - now;
  if (remainingMs < 0) return 'late';
  return remainingMs < HOUR ? 'soon' : 'far';
};

/** The remaining time, always as a text; amber in the last hour, clay after the deadline. */
export function Due({ dueAt }: { dueAt: string | null | undefined }) {
  const { t } = useTranslation('ticketDesk');
  const { durationShort } = useFormat();
  const now = useNow(MINUTE);
  if (!dueAt) return null;
  const remainingMs = Math.max(60, Math.abs(Date.parse(dueAt) - now) / 1000);
  const urgency = getUrgency(dueAt, now);
  return (
    <Box
      as="span"
      className={classes.due}
      display="inline-flex"
      align="center"
      gap={1}
      rigid
      text="xs"
      tone="text-2"
      data-urgency={urgency}
    >
      <IconClock size={16} aria-hidden="true" />
      {t(urgency === 'late' ? 'late' : 'left', { time: durationShort(remainingMs) })}
    </Box>
  );
}
