import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import utilities from '../../ui/utilities.module.css';
import {
  type UnsettledPaymentFragment,
  useMyUnsettledPaymentsQuery,
  useUnsettledPaymentFragment,
} from './unsettled.gen.ts';

function UnsettledPayment({ payment: from }: { payment: FragmentType<UnsettledPaymentFragment> }) {
  const { t } = useTranslation();
  const { date, time } = useFormat();
  const payment = useUnsettledPaymentFragment(from);
  if (!payment) return null;
  const {
    reference,
    doubt,
    createdAt,
    answerBy,
    order: { number },
  } = payment;
  return (
    <Notice tone={doubt ? 'warn' : 'plain'}>
      <p>
        {doubt
          ? t('unsettled.doubt', { number })
          : t('unsettled.waiting', { number, time: time(createdAt), date: date(createdAt) })}{' '}
        {doubt && answerBy && t('unsettled.answerBy', { time: time(answerBy), date: date(answerBy) })}
      </p>
      <Link className={utilities.link} to={`/payment/result?reference=${reference}`}>
        {t('unsettled.see')}
      </Link>
    </Notice>
  );
}

/**
 * The viewer's payments that wait for the gateway or for an administrator. They show that the viewer need not pay
 * again.
 */
export function UnsettledPayments({ className = '' }: { className?: string | undefined }) {
  const { data } = useMyUnsettledPaymentsQuery(cacheAndNetwork);
  const payments = data?.myUnsettledPayments ?? [];
  if (payments.length === 0) return null;
  return (
    <Stack className={className} gap={2} shrink>
      {payments.map((payment) => (
        <UnsettledPayment key={payment.id} payment={payment} />
      ))}
    </Stack>
  );
}
