import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import classes from './catalogue.module.css';
import { type CatalogueAddress, cleared, writeAddress } from './catalogue-filter.ts';

/** Every condition of the address in words, with the address that is left without it. */
export const useChips = (address: CatalogueAddress): { label: string; without: string }[] => {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation();
  const { vnd, rating } = useFormat();
  const chip = (isOn: unknown, label: string, change: Partial<CatalogueAddress>) =>
    isOn ? [{ label, without: writeAddress({ ...address, page: 1, ...change }) }] : [];
  return [
    ...chip(address.search, t('filter.search', { query: address.search }), {
      search: '',
      sort: address.sort === 'RELEVANCE' ? 'BEST_SELLING' : address.sort,
    }),
    ...address.levels.flatMap((level) =>
      chip(true, common(`level.${level}`), { levels: address.levels.filter((other) => other !== level) }),
    ),
    ...chip(address.minPrice, t('filter.from', { price: vnd(Number(address.minPrice)) }), { minPrice: '' }),
    ...chip(address.maxPrice, t('filter.upTo', { price: vnd(Number(address.maxPrice)) }), { maxPrice: '' }),
    ...chip(address.isOnSale, t('filter.sale'), { isOnSale: false }),
    ...chip(address.isFree, t('filter.free'), { isFree: false }),
    ...chip(address.rating, t('filter.ratingFrom', { value: rating(Number(address.rating)) }), {
      rating: '',
    }),
    ...chip(address.duration, t(`filter.durations.${address.duration || 'short'}`), { duration: '' }),
    ...chip(address.language, t(`filter.languages.${address.language === 'en' ? 'en' : 'vi'}`), {
      language: '',
    }),
  ];
};

/** The active conditions, each with a way to drop it. */
export function CatalogueChips({ address }: { address: CatalogueAddress }) {
  const { t } = useTranslation('catalog');
  const chips = useChips(address);
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={{ search: without }}
            className={kit.chipOn}
            aria-label={t('list.remove', { name: label })}
          >
            {label}
            <IconX size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={{ search: writeAddress(cleared(address)) }} className={kit.moreLink}>
          {t('list.clear')}
        </Link>
      </li>
    </ul>
  );
}
