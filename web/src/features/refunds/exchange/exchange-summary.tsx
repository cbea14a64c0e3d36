import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import checkout from '../../../ui/summary-page.module.css';
import { gatewayName } from '../../orders/index.ts';
import type { RefundRightFieldsFragment } from '../refunds.gen.ts';
import type { Candidate } from './course-choice.tsx';
import type { ExchangeOfferQuery } from './exchange.gen.ts';
import classes from './exchange.module.css';

interface ExchangeSummaryProps {
  right: RefundRightFieldsFragment;
  chosen: Candidate;
  offer: NonNullable<ExchangeOfferQuery['exchangeOffer']>;
}

export function ExchangeSummary({ right, chosen, offer }: ExchangeSummaryProps) {
  const { t } = useTranslation('exchange');
  const { price: formatPrice, money } = useFormat();
  const { toPay, toReturn, paid, price, accessDays, needsBankAccount } = offer;
  return (
    <>
      <dl className={checkout.lines}>
        <dt>{t('take', { course: chosen.title })}</dt>
        <dd>{formatPrice(price)}</dd>
        <dt>{t('give', { course: right.title })}</dt>
        <dd>−{formatPrice(paid)}</dd>
      </dl>
      <p className={checkout.total}>
        <span>{t(toReturn > 0 ? 'toReturn' : 'toPay')}</span>
        <b>{money(toPay + toReturn)}</b>
      </p>
      <ul className={classes.decision}>
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
      </ul>
    </>
  );
}
