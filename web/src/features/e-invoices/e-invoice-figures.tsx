import { useTranslation } from '../../i18n/use-translation.tsx';
import { Figures } from '../../ui/figures.tsx';
import { useFormat } from '../../ui/format.ts';
import { toMidnight } from '../../ui/local-time.ts';
import { Notice } from '../../ui/notice.tsx';
import type { EInvoiceFiguresQuery } from './e-invoices.gen.ts';

type Data = EInvoiceFiguresQuery['eInvoiceFigures'];

export function EInvoiceFigures({ figures }: { figures: Data }) {
  const { t } = useTranslation('eInvoices');
  const { count, money, date, time } = useFormat();
  const { today, todayAmount, todayAccepted, waiting, waitingSince, rejected, silent, difference } = figures;
  return (
    <Figures
      figures={[
        { key: 'today', label: t('figure.today'), value: count(today), note: money(todayAmount) },
        {
          key: 'accepted',
          label: t('figure.accepted'),
          value: count(todayAccepted),
          note: t('figure.ofToday'),
        },
        {
          key: 'waiting',
          label: t('figure.waiting'),
          value: count(waiting),
          note: waitingSince && t('figure.since', { time: time(waitingSince), date: date(waitingSince) }),
        },
        {
          key: 'person',
          label: t('figure.person'),
          value: count(rejected + silent),
          note: t('figure.personNote', { rejected: count(rejected), silent: count(silent) }),
        },
        {
          key: 'difference',
          label: t('figure.difference'),
          value: money(difference),
          note: t('figure.differenceNote'),
        },
      ]}
    />
  );
}

/** Whether invoicing is on, and with whom. */
export function InvoicingState({ figures }: { figures: Data }) {
  const { t } = useTranslation('eInvoices');
  const { date } = useFormat();
  const { startsOn, providerName: provider, isSimulated, unconfirmedTerms } = figures;
  if (!startsOn) return <Notice tone="plain">{t('state.off')}</Notice>;
  if (!provider) return <Notice tone="warn">{t('state.noProvider')}</Notice>;
  const day = date(toMidnight(startsOn));
  return (
    <>
      <Notice tone="plain">{t(isSimulated ? 'state.simulated' : 'state.on', { day, provider })}</Notice>
      {unconfirmedTerms > 0 && (
        <Notice tone="warn">{t('state.unconfirmed', { count: unconfirmedTerms })}</Notice>
      )}
    </>
  );
}
