import type { FragmentType } from '@apollo/client';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { gatewayName } from '../orders/index.ts';
import { RefundForm } from './refund-form.tsx';
import { RefundMeter } from './refund-meter.tsx';
import { type RightCardFragment, useRightCardFragment } from './refunds.gen.ts';
import classes from './refunds.module.css';

interface RightCardProps {
  right: FragmentType<RightCardFragment>;
  isOpen: boolean;
  onOpen: () => void;
}

/** A refundable purchase: its meters, the policy, and the form. */
export function RightCard({ right: from, isOpen, onOpen }: RightCardProps) {
  const { t } = useTranslation('refunds');
  const { price, date, time } = useFormat();
  const right = useRightCardFragment(from);
  if (!right) return null;
  const { title, orderNumber, paidAt, gateway, amount, days, mostPercent, needsBankAccount, exchangeUntil } =
    right;
  const facts = { number: orderNumber, date: date(paidAt) };
  return (
    <Card as="article" card="flush">
      <Stack gap={5} p={6}>
        <Row justify="between" gap={4} shrink>
          <div>
            <Heading level={2} className={classes.caseTitle} text="lg">
              {title}
            </Heading>
            <Text text="sm" tone="dim">
              {gateway ? t('boughtBy', { ...facts, gateway: gatewayName(gateway) }) : t('bought', facts)}
            </Text>
          </div>
          <Text as="strong" numbers space="nowrap">
            {price(amount)}
          </Text>
        </Row>
        <RefundMeter right={right} />
        {isOpen ? (
          <Row className={classes.eligible} align="stretch" gap={3} p={4} bg="ok-bg" radius="md">
            <IconCircleCheckFilled size={20} aria-hidden="true" />
            <div>
              <Text weight={600}>{t('eligible.title', { amount: price(amount) })}</Text>
              <Text text="sm">
                {t('eligible.text', { days, most: mostPercent })}{' '}
                {needsBankAccount || !gateway
                  ? t('eligible.bank')
                  : t('eligible.back', { gateway: gatewayName(gateway) })}
              </Text>
            </div>
          </Row>
        ) : (
          <Row wrap gap={2} shrink>
            <Button variant="default" onClick={onOpen}>
              {t('ask')}
            </Button>
          </Row>
        )}
        {exchangeUntil && (
          <Text text="sm">
            {t('exchange.hint', { time: time(exchangeUntil), date: date(exchangeUntil) })}{' '}
            <Link className={utilities.link} to={`/dashboard/refunds/exchange/${right.id}`}>
              {t('exchange.open')}
            </Link>
          </Text>
        )}
      </Stack>
      {isOpen && <RefundForm right={right} />}
    </Card>
  );
}
