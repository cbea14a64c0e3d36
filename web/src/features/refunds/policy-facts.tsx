import { IconAlertTriangle, IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { RefundCaseFragment, RefundForDecisionQuery } from './refunds.gen.ts';
import classes from './refunds.module.css';

type Flags = NonNullable<NonNullable<RefundForDecisionQuery['refund']>['flags']>;
const DAY = 86_400_000;

const Fact = ({
  isFine,
  name,
  value,
  isWarning = false,
}: {
  isFine: boolean;
  isWarning?: boolean;
  name: string;
  value: ReactNode;
}) => {
  const Icon = isFine ? IconCircleCheckFilled : isWarning ? IconAlertTriangle : IconCircleXFilled;
  return (
    <Row
      className={classes.fact}
      gap={2}
      py={2}
      borderTop
      data-fine={isFine || undefined}
      data-warning={isWarning || undefined}
    >
      <Icon size={20} aria-hidden="true" />
      <dt>{name}</dt>
      <dd>{value}</dd>
    </Row>
  );
};

/** True if the request complied with the terms of the purchase when it was sent. */
export function PolicyFacts({ refund }: { refund: RefundCaseFragment }) {
  const { t } = useTranslation('refunds');
  const { right, percentAtRequest, requestedAt, paidAt } = refund;
  if (!right) return null;
  const day = Math.floor((Date.parse(requestedAt) - Date.parse(paidAt)) / DAY);
  return (
    <section>
      <Row justify="between" gap={4} shrink>
        <h3>{t('desk.policy')}</h3>
        <Tag tone="ok">{t('rule.ALLOWED')}</Tag>
      </Row>
      <Box as="dl" mt={2}>
        <Fact
          isFine={day < right.days}
          name={t('desk.daysSince')}
          value={t('desk.ofDays', { day, days: right.days })}
        />
        <Fact
          isFine={percentAtRequest <= right.mostPercent}
          name={t('desk.highest')}
          value={t('meter.percent', { percent: percentAtRequest, most: right.mostPercent })}
        />
        <Fact
          isFine={!right.hasCertificate}
          name={t('desk.certificate')}
          value={t(right.hasCertificate ? 'desk.hasCertificate' : 'desk.noCertificate')}
        />
      </Box>
    </section>
  );
}

/** Risk signals, for administrators only. */
export function FlagFacts({ flags }: { flags: Flags }) {
  const { t } = useTranslation('refunds');
  const { isFlagged, asked, days, bought, refunded } = flags;
  return (
    <section>
      <Row justify="between" gap={4} shrink>
        <h3>{t('desk.flags')}</h3>
        <Tag tone={isFlagged ? 'warn' : 'ok'}>{t(isFlagged ? 'desk.flagged' : 'desk.notFlagged')}</Tag>
      </Row>
      <Box as="dl" mt={2}>
        <Fact isFine={!isFlagged} isWarning={isFlagged} name={t('desk.asked', { days })} value={asked} />
        <Fact
          isFine={refunded * 2 <= bought}
          isWarning
          name={t('desk.refunded')}
          value={`${refunded} / ${bought}`}
        />
      </Box>
      <Text text="sm" tone="dim">
        {t('desk.flagNote')}
      </Text>
    </section>
  );
}
