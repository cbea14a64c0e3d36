import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { CourseFacetKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import classes from './catalogue.module.css';
import { type CatalogueAddress, cleared, writeAddress } from './catalogue-filter.ts';
import type { Facets } from './use-facets.ts';

interface Chip {
  kind: CourseFacetKind;
  label: string;
  /** The URL without this condition. */
  without: string;
}

/** The change that removes a part of the filter with all its values. */
const dropped = (kind: CourseFacetKind, { sort }: CatalogueAddress): Partial<CatalogueAddress> =>
  ({
    SEARCH: { search: '', sort: sort === 'RELEVANCE' ? ('BEST_SELLING' as const) : sort },
    CATEGORY: { category: '' },
    LEVEL: { levels: [] },
    PRICE: { minPrice: '', maxPrice: '' },
    FREE: { isFree: false },
    ON_SALE: { isOnSale: false },
    RATING: { rating: '' },
    LENGTH: { duration: '' as const },
    LANGUAGE: { language: '' as const },
  })[kind];

const useChips = (address: CatalogueAddress): Chip[] => {
  const { t } = useTranslation(['catalog', 'filters']);
  const { t: common } = useTranslation();
  const { vnd, rating } = useFormat();
  const chip = (
    isOn: unknown,
    kind: CourseFacetKind,
    label: string,
    change = dropped(kind, address),
  ): Chip[] => (isOn ? [{ kind, label, without: writeAddress({ ...address, page: 1, ...change }) }] : []);
  return [
    ...chip(address.search, 'SEARCH', t('filters:search', { query: address.search })),
    ...address.levels.flatMap((level) =>
      chip(true, 'LEVEL', common(`level.${level}`), {
        levels: address.levels.filter((other) => other !== level),
      }),
    ),
    ...chip(address.minPrice, 'PRICE', t('filters:from', { price: vnd(Number(address.minPrice)) }), {
      minPrice: '',
    }),
    ...chip(address.maxPrice, 'PRICE', t('filters:upTo', { price: vnd(Number(address.maxPrice)) }), {
      maxPrice: '',
    }),
    ...chip(address.isOnSale, 'ON_SALE', t('filters:sale')),
    ...chip(address.isFree, 'FREE', t('filters:free')),
    ...chip(address.rating, 'RATING', t('filters:ratingFrom', { value: rating(Number(address.rating)) })),
    ...chip(address.duration, 'LENGTH', t(`filters:durations.${address.duration || 'short'}`)),
    ...chip(address.language, 'LANGUAGE', t(`filters:languages.${address.language === 'en' ? 'en' : 'vi'}`)),
  ];
};

/** The label of a chip within a sentence. Names of languages stay capitalised. */
const within = ({ kind, label }: Chip) =>
  kind === 'LANGUAGE' ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** The condition whose removal finds the most courses, and their number; undefined if no removal finds any. */
export const useHelpfulDrop = (address: CatalogueAddress, facets: Facets) => {
  const { t } = useTranslation(['catalog', 'filters']);
  const chips = useChips(address);
  const kinds = [...new Set<CourseFacetKind>([...chips.map(({ kind }) => kind), 'CATEGORY'])];
  const [best] = kinds
    .filter((kind) => kind !== 'CATEGORY' || address.category)
    .map((kind) => ({ kind, count: facets.without(kind) ?? 0 }))
    .sort((a, b) => b.count - a.count);
  if (!best?.count) return undefined;
  const labels = chips.filter(({ kind }) => kind === best.kind).map(within);
  return {
    label: best.kind === 'CATEGORY' ? t('filters:thisCategory') : labels.join(', '),
    count: best.count,
    without: writeAddress({ ...address, page: 1, ...dropped(best.kind, address) }),
  };
};

export function CatalogueChips({ address }: { address: CatalogueAddress }) {
  const { t } = useTranslation(['catalog', 'filters']);
  const chips = useChips(address);
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={{ search: without }}
            className={kit.chipOn}
            aria-label={t('filters:list.remove', { name: label })}
          >
            {label}
            <IconX size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={{ search: writeAddress(cleared(address)) }} className={kit.moreLink}>
          {t('filters:list.clear')}
        </Link>
      </li>
    </ul>
  );
}
