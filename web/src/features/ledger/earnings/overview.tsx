import { FormattedMessage } from '../../../i18n/formatted-message.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Grid, Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { toMidnight } from '../../../ui/local-time.ts';
import { Notice } from '../../../ui/notice.tsx';
import utilities from '../../../ui/utilities.module.css';
import type { MyEarningsQuery } from './earnings.gen.ts';
import classes from './earnings.module.css';

export type Overview = MyEarningsQuery['myEarnings'];

/** Days whose releases are drawn. */
const MAX_DRAWN_DAYS = 14;

function UpcomingReleases({ coming }: Pick<Overview, 'coming'>) {
  const { t } = useTranslation('earnings');
  const { date, money } = useFormat();
  const drawnDays = coming.slice(0, MAX_DRAWN_DAYS);
  const max = Math.max(...drawnDays.map(({ amount }) => amount));
  const last = drawnDays.at(-1);
  if (!last) return null;
  return (
    <Stack gap={2} pt={4} borderTop>
      <Text tone="dim">{t('coming')}</Text>
      <Row align="end" gap={2} h={12} aria-hidden="true">
        {drawnDays.map(({ day, amount }) => (
          <span
            key={day}
            className={classes.bar}
            style={{ blockSize: `${Math.max(6, (amount / max) * 100)}%` }}
          />
        ))}
      </Row>
      {drawnDays.length > 1 && (
        <Row justify="between" gap={4} text="xs" tone="dim" numbers aria-hidden="true">
          <span>{date(toMidnight(drawnDays[0]!.day))}</span>
          <span>{t('comingMost', { amount: money(max) })}</span>
          <span>{date(toMidnight(last.day))}</span>
        </Row>
      )}
      <details className={classes.details}>
        <summary className={utilities.moreLink}>{t('comingTable')}</summary>
        <table className={classes.plainTable}>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {coming.map(({ day, amount }) => (
              <tr key={day}>
                <td>{date(toMidnight(day))}</td>
                <td>{money(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Stack>
  );
}

/** The teacher's balance by its stages. */
export function EarningsOverview({ earnings }: { earnings: Overview }) {
  const { t } = useTranslation('earnings');
  const { date, money } = useFormat();
  const { held, available, inPayout, paid, owed, coming } = earnings;
  const [next] = coming;
  const parts = [
    {
      key: 'held',
      amount: held,
      hint: next
        ? t('nextRelease', { amount: money(next.amount), day: date(toMidnight(next.day)) })
        : t('noRelease'),
    },
    { key: 'available', amount: available, hint: t('availableHint') },
    { key: 'inPayout', amount: inPayout, hint: t('inPayoutHint') },
  ] as const;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="keeping">
      {owed > 0 && (
        <Notice tone="warn">
          <strong>{t('owed', { amount: money(owed) })}</strong> {t('owedText')}
        </Notice>
      )}
      <Row wrap align="end" justify="between" gap={4}>
        <div>
          <Heading level={2} id="keeping" text="control" weight={500} tone="text-2">
            {t('keeping')}
          </Heading>
          <Text text="h1" weight={700} numbers>
            {money(held + available + inPayout)}
          </Text>
        </div>
        <Row wrap rowGap={2} columnGap={4}>
          <Text tone="dim">
            <FormattedMessage
              text={t('paidSoFar', { amount: money(paid) })}
              parts={{
                amount: (label) => (
                  <Text as="strong" tone="text" numbers>
                    {label}
                  </Text>
                ),
              }}
            />
          </Text>
          <ButtonLink to="/teacher/earnings/payouts">{t('toPayouts')}</ButtonLink>
        </Row>
      </Row>
      <div className={classes.stacked} aria-hidden="true">
        {parts
          .filter(({ amount }) => amount > 0)
          .map(({ key, amount }) => (
            <span key={key} data-part={key} style={{ flexGrow: amount }} />
          ))}
      </div>
      <Grid as="dl" columns="narrow" rowGap={4} columnGap={6}>
        {parts.map(({ key, amount, hint }) => (
          <div key={key}>
            <Box
              as="dt"
              className={classes.partName}
              display="inline-flex"
              align="center"
              gap={2}
              data-part={key}
            >
              {t(key)}
            </Box>
            <Text as="dd" text="h3" weight={700} numbers>
              {money(amount)}
            </Text>
            <Text as="dd" tone="dim">
              {hint}
            </Text>
          </div>
        ))}
      </Grid>
      <UpcomingReleases coming={coming} />
    </Stack>
  );
}
