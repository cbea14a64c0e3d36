import { IconShoppingCart } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Card, Row } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { PressedFilters } from '../../ui/pressed-filters.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import {
  type Item,
  isOpen,
  isShown,
  SORTS,
  type Sort,
  sortItems,
  WISHLIST_FILTERS,
  type WishlistFilter,
} from './wishlist-model.ts';
import { WishlistRow } from './wishlist-row.tsx';

/** Rows before the viewer expands the list. */
const INITIAL_ROWS = 20;

interface WishlistListProps {
  items: readonly Item[];
  selectedIds: ReadonlySet<string>;
  isBusy: boolean;
  onTick: (item: Item) => void;
  onAdd: (items: readonly Item[]) => void;
  onRemove: (item: Item) => void;
}

/** The rows by filter and order, both of which are in the URL. */
export function WishlistList({ items, selectedIds, isBusy, onTick, onAdd, onRemove }: WishlistListProps) {
  const { t } = useTranslation('wishlist');
  const [searchParams, setSearchParams] = useSearchParams();
  const [isWhole, setWhole] = useState(false);
  const now = useNow(MINUTE);
  const shownFilter = WISHLIST_FILTERS.find((each) => each === searchParams.get('show')) ?? 'ALL';
  const sort = SORTS.find((each) => each === searchParams.get('sort')) ?? 'DROP';
  const set = (name: 'show' | 'sort', value: WishlistFilter | Sort, defaultValue: WishlistFilter | Sort) =>
    setSearchParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (value === defaultValue) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const counted = WISHLIST_FILTERS.map((value) => ({
    value,
    count: items.filter((item) => isShown(item, value, now)).length,
  }));
  const fitting = sortItems(
    items.filter((item) => isShown(item, shownFilter, now)),
    sort,
  );
  const rows = isWhole ? fitting : fitting.slice(0, INITIAL_ROWS);
  const isCut = rows.length < fitting.length;
  const addable = items.filter((item) => isOpen(item) && !item.isInCart && item.price > 0);
  return (
    <>
      <Row wrap justify="between" gap={3}>
        <PressedFilters
          label={t('shown')}
          value={shownFilter}
          options={counted
            .filter(({ value, count }) => value === 'ALL' || value === shownFilter || count > 0)
            .map(({ value, count }) => ({ value, label: t(`show.${value}`, { count }) }))}
          onChange={(value) => set('show', value, 'ALL')}
        />
        <Select
          aria-label={t('sort')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`order.${value}`) }))}
          onChange={(event) => set('sort', event.currentTarget.value as Sort, 'DROP')}
        />
      </Row>
      {rows.length === 0 ? (
        <EmptyByFilter
          title={t('filterTitle')}
          text={t('filterText')}
          action={t('filterAction')}
          onClear={() => set('show', 'ALL', 'ALL')}
        />
      ) : (
        <Card as="section" card="flush" aria-label={t('title')}>
          <ul>
            {rows.map((item) => (
              <WishlistRow
                key={item.courseId}
                item={item}
                now={now}
                isTicked={selectedIds.has(item.courseId)}
                isBusy={isBusy}
                onTick={onTick}
                onAdd={(added) => onAdd([added])}
                onRemove={onRemove}
              />
            ))}
          </ul>
          {(isCut || addable.length > 1) && (
            <Row wrap rowGap={2} columnGap={3} px={5} py={3} borderTop>
              {isCut && (
                <>
                  <span>{t('part', { count: rows.length, total: fitting.length })}</span>
                  <Button variant="subtle" size="sm" onClick={() => setWhole(true)}>
                    {t('rest', { count: fitting.length - rows.length })}
                  </Button>
                </>
              )}
              {addable.length > 1 && (
                <Button
                  className={styleClass({ ml: 'auto' })}
                  variant="default"
                  size="sm"
                  loading={isBusy}
                  leftSection={<IconShoppingCart size={18} aria-hidden="true" />}
                  onClick={() => onAdd(addable)}
                >
                  {t('addAll')}
                </Button>
              )}
            </Row>
          )}
        </Card>
      )}
    </>
  );
}
