import { useTranslation } from '../../i18n/use-translation.tsx';
import kit from '../../ui/kit.module.css';
import { Box } from '../../ui/layout/layout.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { CatalogueState } from './catalogue-filter.ts';
import classes from './filter-panel.module.css';

const ID = 'filter-form';

/** The `name` of a field before hydration, with which the native form submits it: its name in the URL. */
export const useFilterField = () => {
  const isHydrated = useIsHydrated();
  return (name: string) => (isHydrated ? {} : { form: ID, name });
};

/** Submits all conditions together, for visitors without scripts. */
export function FilterForm({ state }: { state: CatalogueState }) {
  const { t } = useTranslation(['catalog', 'filters']);
  if (useIsHydrated()) return null;
  return (
    <Box as="form" id={ID} className={classes.form} display="none">
      {state.search && <input type="hidden" name="search" value={state.search} />}
      <button type="submit" className={kit.chip}>
        {t('filters:applyAll')}
      </button>
    </Box>
  );
}
