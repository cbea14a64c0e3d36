import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import utilities from '../../ui/utilities.module.css';
import type { CatalogueState } from './catalogue-filter.ts';
import classes from './filter-panel.module.css';

const ID = 'filter-form';

/** The `name` of a field before hydration, with which the native form submits it: its name in the URL. */
export const useFilterField = () => {
  const isHydrated = useIsHydrated();
  return (name: string) => (isHydrated ? {} : { form: ID, name });
};

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (!(field instanceof HTMLInputElement)) return false;
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
};

/** The URL that a native form opens, without its empty fields. */
const getUrl = (form: HTMLFormElement): string => {
  const fields = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][];
  return `?${new URLSearchParams(fields)}`;
};

/** Submits all conditions together, for visitors without scripts. */
export function FilterForm({ state }: { state: CatalogueState }) {
  const { t } = useTranslation(['catalog', 'filters']);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  // Applies conditions that the visitor has changed before hydration, after which the fields show those of the URL
  useLayoutEffect(() => {
    if (form.current && [...form.current.elements].some(isChanged)) void navigate(getUrl(form.current));
  }, [navigate]);
  if (useIsHydrated()) return null;
  return (
    <form id={ID} ref={form} className={`${classes.form} ${styleClass({ display: 'none' })}`}>
      {state.search && <input type="hidden" name="search" value={state.search} />}
      <button type="submit" className={utilities.chip}>
        {t('filters:applyAll')}
      </button>
    </form>
  );
}
