import type { FragmentType } from '@apollo/client';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { type EventChipFragment, useEventChipFragment } from './calendar.gen.ts';
import classes from './calendar.module.css';
import { kindIcons } from './calendar-kinds.ts';

export function EventChip({ event: from }: { event: FragmentType<EventChipFragment> }) {
  const { t } = useTranslation('calendar');
  const { time } = useFormat();
  const event = useEventChipFragment(from);
  if (!event) return null;
  const { kind, title, startsAt, isDone } = event;
  const Icon = isDone ? IconCheck : kindIcons[kind];
  return (
    <Row
      as="span"
      className={classes.chip}
      align="start"
      gap={1}
      shrink
      px={1}
      py="half"
      text="micro"
      tone="text-2"
      bg="surface-2"
      radius="xs"
      data-kind={isDone ? 'done' : kind}
    >
      <Icon size={13} aria-hidden="true" />
      <span className={utilities.hidden}>{t(`kind.${kind}`)}:</span>
      <span className={classes.chipText}>
        {kind === 'LESSON_OPENS' ? '' : `${time(startsAt)} `}
        {title}
      </span>
      {isDone && <span className={utilities.hidden}>({t('done')})</span>}
    </Row>
  );
}
