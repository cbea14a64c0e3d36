import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import classes from './buy-box.module.css';
import type { NextStepOfViewer } from './use-next-step.ts';

/** States that the viewer owns the course, with the progress. */
export function OwnProgress({ enrolment }: { enrolment: NonNullable<NextStepOfViewer['enrolment']> }) {
  const { t } = useTranslation('catalog');
  const { lessonsDone } = useFormat();
  const { percentage } = enrolment;
  const text = t('detail.progress', { lessons: lessonsDone(enrolment), percent: percentage });
  return (
    <>
      <Row as="p" gap={2} weight={600} tone="ok">
        <IconCircleCheck size={20} aria-hidden="true" />
        {t('detail.owned')}
      </Row>
      <Box className={classes.progress} mt={2} text="sm" tone="text-2">
        <p>{text}</p>
        <Meter percent={percentage} label={text} thin />
      </Box>
    </>
  );
}
