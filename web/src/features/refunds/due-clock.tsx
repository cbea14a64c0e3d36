import { IconClock } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box } from '../../ui/layout/layout.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import classes from './refunds.module.css';
import { getUrgency, toParts } from './time-left.ts';

/** The remaining time for an answer, or the time since the deadline. Screen readers do not announce its changes. */
export function DueClock({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('refunds');
  const now = useNow(MINUTE);
  const urgency = getUrgency(dueAt, now);
  const span = toParts(Date.parse(dueAt) - now)
    .map(([unit, count]) => t(`span.${unit}`, { count }))
    .join(' ');
  return (
    <Box
      as="span"
      className={classes.clock}
      display="inline-flex"
      align="center"
      gap={2}
      weight={600}
      tone="ok"
      data-urgency={urgency}
    >
      <IconClock size={16} aria-hidden="true" />
      {t(urgency === 'late' ? 'desk.late' : 'desk.left', { span })}
    </Box>
  );
}
