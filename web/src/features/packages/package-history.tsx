import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { getLastDay } from '../../ui/iso-days.ts';
import { Box, Card, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import utilities from '../../ui/utilities.module.css';
import type { PackageDetailsQuery } from './packages.gen.ts';
import classes from './packages.module.css';

interface PackageHistoryProps {
  subscriptions: PackageDetailsQuery['myPackageSubscriptions'];
}

/** The history of the viewer's subscriptions of a package, and the paid periods. */
export function PackageHistory({ subscriptions }: PackageHistoryProps) {
  const { t } = useTranslation('packages');
  const { date, time, price } = useFormat();
  const days = subscriptions.flatMap((each) => each.days);
  const events = subscriptions.flatMap((each) => each.history);
  if (events.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="history">
      <Heading level={2} id="history" mb={3} text="lg" weight={700}>
        {t('history')}
      </Heading>
      {days.length > 0 && (
        <ul className={classes.list} aria-label={t('paidDays')}>
          {days.map(({ id, firstDay, endsOn, orderId, orderNumber, amount }) => (
            <Row as="li" key={id} justify="between" gap={4} shrink>
              <span>
                {t('fromTo', { from: date(firstDay), to: date(getLastDay(endsOn)) })}
                {orderId && (
                  <Link
                    className={`${utilities.link} ${styleClass({ display: 'block', text: 'sm' })}`}
                    to={`/dashboard/bills/${orderId}`}
                  >
                    {orderNumber}
                  </Link>
                )}
              </span>
              <Text as="span" numbers>
                {amount === 0 ? t('given') : price(amount)}
              </Text>
            </Row>
          ))}
        </ul>
      )}
      <ol className={classes.events}>
        {events.map(({ id, at, state, endsOn, note }) => (
          <li key={id}>
            <Text as="span" weight={600}>
              {endsOn
                ? t('stateUntil', { state: t(`state.${state}`), day: date(getLastDay(endsOn)) })
                : t(`state.${state}`)}
            </Text>
            <Box as="span" display="block" text="sm" tone="dim">
              {date(at)}, {time(at)}
            </Box>
            {note && (
              <Box as="span" display="block" text="sm">
                {note}
              </Box>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
