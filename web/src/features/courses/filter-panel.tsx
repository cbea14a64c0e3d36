import { IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Choice } from '../../ui/choice.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { useCategoriesQuery, useCategoryName } from '../categories/index.ts';
import {
  type CatalogueAddress,
  DURATION_NAMES,
  type DurationName,
  LANGUAGES,
  LENGTHS,
  LEVELS,
  RATINGS,
  writeAddress,
} from './catalogue-filter.ts';
import { useFilterField } from './filter-form.tsx';
import classes from './filter-panel.module.css';
import { PriceRange } from './price-range.tsx';
import type { Facets } from './use-facets.ts';

interface FilterPanelProps {
  address: CatalogueAddress;
  facets: Facets;
  onChange: (change: Partial<CatalogueAddress>) => void;
  /** Hides the categories on a category's own page. */
  hideCategory?: boolean;
}

type CountOf = (value: string) => number | undefined;

/** A collapsible part of the filter. */
const Group = ({ legend, children }: { legend: string; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  return (
    <fieldset className={classes.group}>
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
    </fieldset>
  );
};

/** The number of courses that a choice would find. Its space is reserved while it is unknown. */
const Count = ({ value }: { value: number | undefined }) => {
  const { t } = useTranslation(['catalog', 'filters']);
  const { count } = useFormat();
  if (value === undefined) return null;
  return (
    <>
      <span className={kit.hidden}>{t('filters:list.found', { count: value, value: count(value) })}</span>
      <span aria-hidden="true">{count(value)}</span>
    </>
  );
};

interface OneOfProps {
  /** Name in the URL. */
  field: string;
  legend: string;
  value: string;
  options: { value: string; label: string }[];
  countOf: CountOf;
  /** The count without any of the options. */
  all: number | undefined;
  onChange: (value: string) => void;
}

const OneOf = ({ field, legend, value, options, countOf, all, onChange }: OneOfProps) => {
  const { t } = useTranslation(['catalog', 'filters']);
  const name = useId();
  const asField = useFilterField();
  return (
    <Group legend={legend}>
      {[{ value: '', label: t('filters:all') }, ...options].map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name}
          value={option.value}
          {...asField(field)}
          label={option.label}
          note={<Count value={option.value ? countOf(option.value) : all} />}
          checked={value === option.value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </Group>
  );
};

/** All filters of the catalogue. A change is applied and shown immediately, before the URL has changed. */
export function FilterPanel({
  address: given,
  facets,
  onChange: apply,
  hideCategory = false,
}: FilterPanelProps) {
  const written = writeAddress(given);
  const [shown, setShown] = useState({ upon: written, address: given });
  if (shown.upon !== written) setShown({ upon: written, address: given });
  const { address } = shown;
  const onChange = (change: Partial<CatalogueAddress>) => {
    // Based on the shown state, so that the second of two quick changes does not revert the first
    const next = { ...address, page: 1, ...change };
    setShown({ upon: written, address: next });
    apply(next);
  };
  const { t } = useTranslation(['catalog', 'filters']);
  const { t: common } = useTranslation();
  const { rating } = useFormat();
  const asField = useFilterField();
  const nameOf = useCategoryName();
  const { data } = useCategoriesQuery();
  const categories = (data?.categories ?? []).map((category) => ({
    value: category.slug,
    label: nameOf(category),
  }));
  return (
    <div>
      {!hideCategory && (
        <OneOf
          field="category"
          legend={t('filters:category')}
          countOf={(value) => facets.count('CATEGORY', value)}
          all={facets.without('CATEGORY')}
          value={address.category}
          options={categories}
          onChange={(category) => onChange({ category })}
        />
      )}
      <Group legend={t('filters:price')}>
        <PriceRange
          min={address.minPrice}
          max={address.maxPrice}
          highest={facets.highestPrice}
          onChange={onChange}
        />
        <Choice
          type="checkbox"
          label={t('filters:sale')}
          note={<Count value={facets.count('ON_SALE', 'true')} />}
          value="1"
          {...asField('sale')}
          checked={address.isOnSale}
          onChange={(event) => onChange({ isOnSale: event.currentTarget.checked })}
        />
        <Choice
          type="checkbox"
          label={t('filters:free')}
          note={<Count value={facets.count('FREE', 'true')} />}
          value="1"
          {...asField('free')}
          checked={address.isFree}
          onChange={(event) => onChange({ isFree: event.currentTarget.checked })}
        />
      </Group>
      <OneOf
        field="rating"
        legend={t('filters:rating')}
        countOf={(value) => facets.count('RATING', value)}
        all={facets.without('RATING')}
        value={address.rating}
        options={RATINGS.map((value) => ({
          value,
          label: t('filters:ratingFrom', { value: rating(Number(value)) }),
        }))}
        onChange={(value) => onChange({ rating: value })}
      />
      <Group legend={t('filters:level')}>
        {LEVELS.map((level) => (
          <Choice
            key={level}
            type="checkbox"
            label={common(`level.${level}`)}
            note={<Count value={facets.count('LEVEL', level)} />}
            value={level}
            {...asField('level')}
            checked={address.levels.includes(level)}
            onChange={() =>
              onChange({
                levels: LEVELS.filter((other) => (other === level) !== address.levels.includes(other)),
              })
            }
          />
        ))}
      </Group>
      <OneOf
        field="duration"
        legend={t('filters:duration')}
        countOf={(value) => facets.count('LENGTH', LENGTHS[value as DurationName])}
        all={facets.without('LENGTH')}
        value={address.duration}
        options={DURATION_NAMES.map((value) => ({ value, label: t(`filters:durations.${value}`) }))}
        onChange={(duration) =>
          onChange({ duration: DURATION_NAMES.find((name) => name === duration) ?? '' })
        }
      />
      <OneOf
        field="language"
        legend={t('filters:language')}
        countOf={(value) => facets.count('LANGUAGE', value)}
        all={facets.without('LANGUAGE')}
        value={address.language}
        options={LANGUAGES.map((value) => ({ value, label: t(`filters:languages.${value}`) }))}
        onChange={(language) => onChange({ language: LANGUAGES.find((code) => code === language) ?? '' })}
      />
    </div>
  );
}
