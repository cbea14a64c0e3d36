import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { gatewayName } from '../orders/index.ts';
import { RefundForm } from './refund-form.tsx';
import { RefundMeter } from './refund-meter.tsx';
import type { RefundRightFieldsFragment } from './refunds.gen.ts';
import classes from './refunds.module.css';

interface RightCardProps {
  right: RefundRightFieldsFragment;
  isOpen: boolean;
  onOpen: () => void;
}

/** A refundable purchase: its meters, the policy, and the form. */
export function RightCard({ right, isOpen, onOpen }: RightCardProps) {
  const { t } = useTranslation('refunds');
  const { price, date, time } = useFormat();
  const { title, orderNumber, paidAt, gateway, amount, days, mostPercent, needsBankAccount, exchangeUntil } =
    right;
  const facts = { number: orderNumber, date: date(paidAt) };
  return (
    <article className={kit.cardFlush}>
      <div className={classes.right}>
        <div className={kit.between}>
          <div>
            <h2 className={classes.caseTitle}>{title}</h2>
            <p className={`${kit.small} ${kit.dim}`}>
              {gateway ? t('boughtBy', { ...facts, gateway: gatewayName(gateway) }) : t('bought', facts)}
            </p>
          </div>
          <strong className={classes.amount}>{price(amount)}</strong>
        </div>
        <RefundMeter right={right} />
        {isOpen ? (
          <div className={classes.eligible}>
            <IconCircleCheckFilled size={20} aria-hidden="true" />
            <div>
              <p className={kit.strong}>{t('eligible.title', { amount: price(amount) })}</p>
              <p className={kit.small}>
                {t('eligible.text', { days, most: mostPercent })}{' '}
                {needsBankAccount || !gateway
                  ? t('eligible.bank')
                  : t('eligible.back', { gateway: gatewayName(gateway) })}
              </p>
            </div>
          </div>
        ) : (
          <div className={`${kit.row} ${kit.wrap}`}>
            <Button variant="default" onClick={onOpen}>
              {t('ask')}
            </Button>
          </div>
        )}
        {exchangeUntil && (
          <p className={kit.small}>
            {t('exchange.hint', { time: time(exchangeUntil), date: date(exchangeUntil) })}{' '}
            <Link className={kit.link} to={`/dashboard/refunds/exchange/${right.id}`}>
              {t('exchange.open')}
            </Link>
          </p>
        )}
      </div>
      {isOpen && <RefundForm right={right} />}
    </article>
  );
}
