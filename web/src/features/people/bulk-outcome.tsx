import { IconAlertCircle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box } from '../../ui/layout/layout.tsx';
import type { BulkAnswerFragment } from './bulk.gen.ts';
import classes from './people.module.css';

const ICONS = { DONE: IconCircleCheck, UNCHANGED: IconCircleMinus, REFUSED: IconAlertCircle };

export function Outcome({ row }: { row: BulkAnswerFragment['rows'][number] }) {
  const { t } = useTranslation('people');
  const Icon = ICONS[row.outcome];
  return (
    <Box
      as="span"
      className={classes.outcome}
      display="inline-flex"
      align="center"
      gap={2}
      data-outcome={row.outcome}
      title={row.message ?? undefined}
    >
      <Icon size={18} aria-hidden="true" />
      {row.refusal ? t(`refusal.${row.refusal}`) : t(`outcome.${row.outcome}`)}
    </Box>
  );
}
