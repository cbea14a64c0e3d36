import { useTranslation } from '../../../i18n/use-translation.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { midnightOf } from '../../../ui/local-time.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { MyEarningsQuery } from './earnings.gen.ts';
import classes from './earnings.module.css';

export type Overview = MyEarningsQuery['myEarnings'];

/** Days whose releases are drawn. */
const DRAWN = 14;

function Coming({ coming }: Pick<Overview, 'coming'>) {
  const { t } = useTranslation('earnings');
  const { date, money } = useFormat();
  const drawn = coming.slice(0, DRAWN);
  const most = Math.max(...drawn.map(({ amount }) => amount));
  if (!drawn.length) return null;
  return (
    <div className={classes.coming}>
      <p className={kit.dim}>{t('coming')}</p>
      <div className={classes.bars} aria-hidden="true">
        {drawn.map(({ day, amount }) => (
          <span
            key={day}
            className={classes.bar}
            style={{ blockSize: `${Math.max(6, (amount / most) * 100)}%` }}
          />
        ))}
      </div>
      <details className={classes.details}>
        <summary className={kit.moreLink}>{t('comingTable')}</summary>
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
                <td>{date(midnightOf(day))}</td>
                <td>{money(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
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
        ? t('nextRelease', { amount: money(next.amount), day: date(midnightOf(next.day)) })
        : t('noRelease'),
    },
    { key: 'available', amount: available, hint: t('availableHint') },
    { key: 'inPayout', amount: inPayout, hint: t('inPayoutHint') },
  ] as const;
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="keeping">
      {owed > 0 && (
        <Notice tone="warn">
          <strong>
            {t('owed')} {money(owed)}.
          </strong>{' '}
          {t('owedText')}
        </Notice>
      )}
      <div className={classes.head}>
        <div>
          <h2 id="keeping" className={classes.label}>
            {t('keeping')}
          </h2>
          <p className={classes.figure}>{money(held + available + inPayout)}</p>
        </div>
        <div className={classes.headEnd}>
          <p className={kit.dim}>
            {t('paidSoFar')} <strong className={classes.strong}>{money(paid)}</strong>
          </p>
          <ButtonLink to="/teacher/earnings/payouts">{t('toPayouts')}</ButtonLink>
        </div>
      </div>
      <div className={classes.stacked} aria-hidden="true">
        {parts
          .filter(({ amount }) => amount > 0)
          .map(({ key, amount }) => (
            <span key={key} data-part={key} style={{ flexGrow: amount }} />
          ))}
      </div>
      <dl className={classes.parts}>
        {parts.map(({ key, amount, hint }) => (
          <div key={key}>
            <dt className={classes.partName} data-part={key}>
              {t(key)}
            </dt>
            <dd className={classes.partAmount}>{money(amount)}</dd>
            <dd className={kit.dim}>{hint}</dd>
          </div>
        ))}
      </dl>
      <Coming coming={coming} />
    </section>
  );
}
