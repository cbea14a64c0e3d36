import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { CatalogueAddress } from './catalogue-filter.ts';
import classes from './filter-panel.module.css';

const ID = 'filter-form';

/** The `name` of a field before hydration, with which the native form submits it: its name in the URL. */
export const useFilterField = () => {
  const isTakenOver = useIsHydrated();
  return (name: string) => (isTakenOver ? {} : { form: ID, name });
};

/** Submits all conditions together, for visitors without scripts. */
export function FilterForm({ address }: { address: CatalogueAddress }) {
  const { t } = useTranslation(['catalog', 'filters']);
  if (useIsHydrated()) return null;
  return (
    <form id={ID} className={classes.form}>
      {address.search && <input type="hidden" name="search" value={address.search} />}
      <button type="submit" className={kit.chip}>
        {t('filters:applyAll')}
      </button>
    </form>
  );
}
