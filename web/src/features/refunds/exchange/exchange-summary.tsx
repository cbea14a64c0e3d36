import type { PaymentGateway } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import checkout from '../../../ui/summary-page.module.css';
import { gatewayName } from '../../orders/index.ts';
import type { Candidate } from './course-choice.tsx';
import type { ExchangeOfferQuery } from './exchange.gen.ts';

interface ExchangeSummaryProps {
  right: { title: string; gateway: PaymentGateway | null };
  selected: Candidate;
  offer: NonNullable<ExchangeOfferQuery['exchangeOffer']>;
}

export function ExchangeSummary({ right, selected, offer }: ExchangeSummaryProps) {
  const { t } = useTranslation('exchange');
  const { price: formatPrice, money } = useFormat();
  const { toPay, toReturn, paid, price, accessDays, needsBankAccount } = offer;
  return (
    <>
      <Grid
        as="dl"
        className={checkout.lines}
        columns="1-fill"
        rowGap={2}
        columnGap={4}
        mt={5}
        mb={4}
        text="sm"
      >
        <dt>{t('take', { course: selected.title })}</dt>
        <dd>{formatPrice(price)}</dd>
        <dt>{t('give', { course: right.title })}</dt>
        <dd>−{formatPrice(paid)}</dd>
      </Grid>
      <Row as="p" className={checkout.total} align="baseline" justify="between" gap={4} my={4} weight={600}>
        <span>{t(toReturn > 0 ? 'toReturn' : 'toPay')}</span>
        <b>{money(toPay + toReturn)}</b>
      </Row>
      <Grid as="ul" gap={2} pl={5} mt={3} mb={5} text="sm" bullets="disc">
        <li>{accessDays ? t('effect.days', { days: accessDays }) : t('effect.forGood')}</li>
        {toPay > 0 && <li>{t('effect.pay')}</li>}
        {toPay === 0 && <li>{t('effect.now')}</li>}
        {toReturn > 0 && (
          <li>
            {needsBankAccount || !right.gateway
              ? t('effect.returnBank')
              : t('effect.return', { gateway: gatewayName(right.gateway) })}
          </li>
        )}
        <li>{t('effect.closed')}</li>
        <li>{t('effect.once')}</li>
      </Grid>
    </>
  );
}
