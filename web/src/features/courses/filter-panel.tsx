import { IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Radio } from '../../ui/fields/radio.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { useCategoriesQuery, useCategoryName } from '../categories/index.ts';
import { useFormats } from './catalogue-chips.tsx';
import { type CatalogueState, formatCatalogueUrl, getChoices, type PanelChoice } from './catalogue-filter.ts';
import { useFilterField } from './filter-form.tsx';
import classes from './filter-panel.module.css';
import { PriceRange } from './price-range.tsx';
import type { Facets } from './use-facets.ts';

interface FilterPanelProps {
  state: CatalogueState;
  facets: Facets;
  onChange: (change: Partial<CatalogueState>) => void;
  /** Hides the categories on a category's own page. */
  hideCategory?: boolean;
}

/** A collapsible part of the filter. */
const Group = ({ legend, children }: { legend: string; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  return (
    <Box as="fieldset" className={classes.group} py={5} borderBottom>
      <legend>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {legend}
          <IconChevronUp size={16} aria-hidden="true" />
        </button>
      </legend>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </Box>
  );
};

/** The number of courses that a choice would find. Its space is reserved while it is unknown. */
const Count = ({ value }: { value: number | undefined }) => {
  const { t } = useTranslation(['catalog', 'filters']);
  const { count } = useFormat();
  if (value === undefined) return null;
  return (
    <>
      <span className={utilities.hidden}>
        {t('filters:list.found', { count: value, value: count(value) })}
      </span>
      <span aria-hidden="true">{count(value)}</span>
    </>
  );
};

interface ChoicesProps {
  choice: PanelChoice;
  legend: string;
  facets: Facets;
  onChange: (change: Partial<CatalogueState>) => void;
}

/** The values of a condition, as radio buttons or checkboxes. */
const Choices = ({ choice, legend, facets, onChange }: ChoicesProps) => {
  const { kind, parameter, isSingle, chosen, options, choose } = choice;
  const { t } = useTranslation(['catalog', 'filters']);
  const name = useId();
  const asField = useFilterField();
  const all = { value: '', facet: '', label: t('filters:all') };
  const Control = isSingle ? Radio : Checkbox;
  return (
    <Group legend={legend}>
      {[...(isSingle ? [all] : []), ...options].map(({ value, facet, label }) => (
        <Control
          key={value}
          name={name}
          value={value}
          {...asField(parameter)}
          label={label}
          note={<Count value={value ? facets.count(kind, facet) : facets.without(kind)} />}
          checked={value ? chosen.includes(value) : chosen.length === 0}
          onChange={() => onChange(choose(value))}
        />
      ))}
    </Group>
  );
};

/** All filters of the catalogue. A change is applied and shown immediately, before the URL has changed. */
export function FilterPanel({
  state: urlState,
  facets,
  onChange: apply,
  hideCategory = false,
}: FilterPanelProps) {
  const url = formatCatalogueUrl(urlState);
  const [shownState, setShownState] = useState({ url, state: urlState });
  if (shownState.url !== url) setShownState({ url, state: urlState });
  const { state } = shownState;
  const onChange = (change: Partial<CatalogueState>) => {
    // Based on the shown state, so that the second of two quick changes does not revert the first
    const next = { ...state, page: 1, ...change };
    setShownState({ url, state: next });
    apply(next);
  };
  const { t } = useTranslation(['catalog', 'filters', 'common']);
  const asField = useFilterField();
  const formats = useFormats();
  const getName = useCategoryName();
  const { data } = useCategoriesQuery();
  const category: PanelChoice = {
    kind: 'CATEGORY',
    parameter: 'category',
    legend: 'filters:category',
    isSingle: true,
    chosen: state.category ? [state.category] : [],
    options: (data?.categories ?? []).map((each) => ({
      value: each.slug,
      facet: each.slug,
      label: getName(each),
    })),
    choose: (slug) => ({ category: slug }),
  };
  const choices = (list: readonly PanelChoice[]) =>
    list.map((choice) => (
      <Choices
        key={choice.kind}
        choice={choice}
        legend={t(choice.legend)}
        facets={facets}
        onChange={onChange}
      />
    ));
  return (
    <div>
      {!hideCategory && choices([category])}
      <Group legend={t('filters:price')}>
        <PriceRange
          min={state.minPrice}
          max={state.maxPrice}
          highest={facets.highestPrice}
          onChange={onChange}
        />
        <Checkbox
          label={t('filters:sale')}
          note={<Count value={facets.count('ON_SALE', 'true')} />}
          value="1"
          {...asField('sale')}
          checked={state.isOnSale}
          onChange={(event) => onChange({ isOnSale: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('filters:free')}
          note={<Count value={facets.count('FREE', 'true')} />}
          value="1"
          {...asField('free')}
          checked={state.isFree}
          onChange={(event) => onChange({ isFree: event.currentTarget.checked })}
        />
      </Group>
      {choices(getChoices(state, formats))}
    </div>
  );
}
