import { Link } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import utilities from '../../ui/utilities.module.css';
import { useMyUnsettledPaymentsQuery } from './unsettled.gen.ts';

/**
 * The viewer's payments that wait for the gateway or for an administrator. They show that the viewer need not pay
 * again.
 */
export function UnsettledPayments({ className = '' }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const { date, time } = useFormat();
  const { data } = useMyUnsettledPaymentsQuery(cacheAndNetwork);
  const payments = data?.myUnsettledPayments ?? [];
  if (payments.length === 0) return null;
  return (
    <Stack className={className} gap={2} shrink>
      {payments.map(({ id, reference, doubt, createdAt, answerBy, order: { number } }) => (
        <Notice key={id} tone={doubt ? 'warn' : 'plain'}>
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
      ))}
    </Stack>
  );
}
