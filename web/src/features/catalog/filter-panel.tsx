import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/choice.tsx';
import { useFormat } from '../../ui/format.ts';
import fields from '../../ui/plain-field.module.css';
import {
  type CatalogueAddress,
  DURATION_NAMES,
  LANGUAGES,
  LEVELS,
  RATINGS,
  writeAddress,
} from './catalogue-filter.ts';
import { useCategoriesQuery } from './categories.gen.ts';
import { useCategoryName } from './category-name.ts';
import classes from './filter-panel.module.css';

interface FilterPanelProps {
  address: CatalogueAddress;
  onChange: (change: Partial<CatalogueAddress>) => void;
  /** On a category's own page the category is not a choice. */
  hideCategory?: boolean;
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={classes.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

interface OneOfProps {
  legend: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

const OneOf = ({ legend, value, options, onChange }: OneOfProps) => {
  const { t } = useTranslation('catalog');
  const name = useId();
  return (
    <Group legend={legend}>
      {[{ value: '', label: t('filter.all') }, ...options].map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name}
          label={option.label}
          checked={value === option.value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </Group>
  );
};

const digits = (text: string) => text.replaceAll(/\D/g, '').slice(0, 9);

const PriceRange = ({ address, onChange }: FilterPanelProps) => {
  const { t } = useTranslation('catalog');
  const [min, setMin] = useState(address.minPrice);
  const [max, setMax] = useState(address.maxPrice);
  useEffect(() => setMin(address.minPrice), [address.minPrice]);
  useEffect(() => setMax(address.maxPrice), [address.maxPrice]);
  const isChanged = min !== address.minPrice || max !== address.maxPrice;
  const bound = (label: string, value: string, set: (value: string) => void) => (
    <label className={fields.labelled}>
      {label}
      <input
        className={fields.field}
        inputMode="numeric"
        value={value}
        onChange={(event) => set(digits(event.currentTarget.value))}
      />
    </label>
  );
  return (
    <form
      className={classes.prices}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ minPrice: min, maxPrice: max });
      }}
    >
      {bound(t('filter.minPrice'), min, setMin)}
      {bound(t('filter.maxPrice'), max, setMax)}
      {isChanged && (
        <Button type="submit" size="sm" variant="light" className={classes.apply ?? ''}>
          {t('filter.apply')}
        </Button>
      )}
    </form>
  );
};

/** All conditions of the catalogue; each works at once and shows at once, before the address has followed. */
export function FilterPanel({ address: given, onChange: apply, hideCategory = false }: FilterPanelProps) {
  const written = writeAddress(given);
  const [shown, setShown] = useState({ upon: written, address: given });
  if (shown.upon !== written) setShown({ upon: written, address: given });
  const { address } = shown;
  const onChange = (change: Partial<CatalogueAddress>) => {
    // All that is shown: of two quick changes, the second must not take back the first
    const next = { ...address, page: 1, ...change };
    setShown({ upon: written, address: next });
    apply(next);
  };
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation();
  const { rating } = useFormat();
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
          legend={t('filter.category')}
          value={address.category}
          options={categories}
          onChange={(category) => onChange({ category })}
        />
      )}
      <Group legend={t('filter.price')}>
        <PriceRange address={address} onChange={onChange} />
        <Choice
          type="checkbox"
          label={t('filter.sale')}
          checked={address.isOnSale}
          onChange={(event) => onChange({ isOnSale: event.currentTarget.checked })}
        />
        <Choice
          type="checkbox"
          label={t('filter.free')}
          checked={address.isFree}
          onChange={(event) => onChange({ isFree: event.currentTarget.checked })}
        />
      </Group>
      <OneOf
        legend={t('filter.rating')}
        value={address.rating}
        options={RATINGS.map((value) => ({
          value,
          label: t('filter.ratingFrom', { value: rating(Number(value)) }),
        }))}
        onChange={(value) => onChange({ rating: value })}
      />
      <Group legend={t('filter.level')}>
        {LEVELS.map((level) => (
          <Choice
            key={level}
            type="checkbox"
            label={common(`level.${level}`)}
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
        legend={t('filter.duration')}
        value={address.duration}
        options={DURATION_NAMES.map((value) => ({ value, label: t(`filter.durations.${value}`) }))}
        onChange={(duration) =>
          onChange({ duration: DURATION_NAMES.find((name) => name === duration) ?? '' })
        }
      />
      <OneOf
        legend={t('filter.language')}
        value={address.language}
        options={LANGUAGES.map((value) => ({ value, label: t(`filter.languages.${value}`) }))}
        onChange={(language) => onChange({ language: LANGUAGES.find((code) => code === language) ?? '' })}
      />
    </div>
  );
}
