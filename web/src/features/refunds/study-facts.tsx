import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import type { RefundForDecisionQuery } from './refunds.gen.ts';
import classes from './refunds.module.css';

type Study = NonNullable<NonNullable<RefundForDecisionQuery['refund']>['study']>;

export function StudyFacts({ study }: { study: Study }) {
  const { t } = useTranslation('refunds');
  const { date, time } = useFormat();
  const { completedLessons: done, totalLessons: total, lastStudiedAt, lastLesson } = study;
  return (
    <section>
      <Row justify="between" gap={4} shrink>
        <h3>{t('desk.study')}</h3>
        <Text as="span" text="sm" tone="dim">
          {t('desk.lessons', { done, total })}
        </Text>
      </Row>
      <Box mt={3}>
        <Meter thin percent={total ? (100 * done) / total : 0} label={t('desk.study')} />
      </Box>
      <Box as="dl" mt={2}>
        <Row className={classes.fact} gap={2} py={2} borderTop>
          <dt>{t('desk.lastStudied')}</dt>
          <dd>
            {lastStudiedAt
              ? t('at', { time: time(lastStudiedAt), date: date(lastStudiedAt) })
              : t('desk.neverStudied')}
          </dd>
        </Row>
        {lastLesson && (
          <Row className={classes.fact} gap={2} py={2} borderTop>
            <dt>{t('desk.lastLesson')}</dt>
            <dd>{lastLesson}</dd>
          </Row>
        )}
      </Box>
    </section>
  );
}
