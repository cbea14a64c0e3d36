import { IconHourglass } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Grid, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import classes from './due-card.module.css';
import { useWaitingTimeFormat } from './use-waiting-time-format.ts';

/** The remaining time until the deadline of the review, or the time since then. */
export function DueCard({ submittedAt, dueAt }: { submittedAt: string; dueAt: string }) {
  const { t } = useTranslation('review');
  const { date, time } = useFormat();
  const span = useWaitingTimeFormat();
  const now = useNow(MINUTE);
  const [from, to] = [Date.parse(submittedAt), Date.parse(dueAt)];
  const isLate = to < now;
  const formatSpan = (start: number, end: number) => span(start, end) ?? t('due.underAnHour');
  return (
    <Row
      card
      as="section"
      className={classes.card}
      align="start"
      gap={3}
      px={5}
      py={4}
      mb={4}
      data-late={isLate || undefined}
      aria-labelledby="due"
    >
      <Grid as="span" place="center" rigid w={10} h={10} tone="warn" bg="warn-bg" radius="md">
        <IconHourglass size={20} aria-hidden="true" />
      </Grid>
      <Box grow shrink>
        <Row wrap align="baseline" justify="between" columnGap={3} mb={2}>
          <Heading level={2} id="due" className={classes.title} text="md">
            {isLate
              ? t('due.lateBy', { span: formatSpan(to, now) })
              : t('due.left', { span: formatSpan(now, to) })}
          </Heading>
          <Text as="time" dateTime={dueAt} text="sm" tone="dim">
            {t('due.at', { time: time(dueAt), date: date(dueAt) })}
          </Text>
        </Row>
        <Meter thin percent={(100 * (now - from)) / (to - from)} label={t('due.used')} />
        <Text text="sm" tone="dim">
          {t('due.waited', { span: formatSpan(from, now) })}
        </Text>
      </Box>
    </Row>
  );
}
