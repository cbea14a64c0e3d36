import { useTranslation } from '../../../i18n/use-translation.tsx';
import kit from '../../../ui/kit.module.css';
import { money } from '../money.ts';
import type { TaxesOwedQuery } from './clearing.gen.ts';
import classes from './clearing.module.css';
import { TAX_NAMES, TAXES } from './taxes.ts';

export function TaxesOwed({ owed }: { owed: TaxesOwedQuery['taxesOwed'] }) {
  const { t } = useTranslation(['clearing', 'ledger']);
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="taxes-owed">
      <h2 id="taxes-owed" className={classes.title}>
        {t('taxes.owed')}
      </h2>
      <dl className={classes.owed}>
        {TAX_NAMES.map((tax) => (
          <div key={tax}>
            <dt className={kit.dim}>{t(`ledger:${TAXES[tax]}`)}</dt>
            <dd className={classes.figure}>{money(owed[tax])}</dd>
          </div>
        ))}
      </dl>
      {owed.credit > 0 && <p>{t('taxes.creditText', { amount: money(owed.credit) })}</p>}
    </section>
  );
}
