import { useTranslation } from '../../../i18n/use-translation.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import type { TaxesOwedQuery } from './clearing.gen.ts';
import classes from './clearing.module.css';
import { TAX_NAMES, TAXES } from './taxes.ts';

export function TaxesOwed({ owed }: { owed: TaxesOwedQuery['taxesOwed'] }) {
  const { t } = useTranslation(['clearing', 'ledger']);
  const { money } = useFormat();
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
