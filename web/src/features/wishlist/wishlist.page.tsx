import { IconShoppingCart } from '@tabler/icons-react';
import { useState } from 'react';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { PriceDropSwitch } from './price-drop-switch.tsx';
import { SaveFromUrl } from './save-from-url.tsx';
import { ToCartResult } from './to-cart-result.tsx';
import { useChangeWishlist } from './use-change-wishlist.ts';
import { useJoinWishlist } from './use-is-on-wishlist.ts';
import { useWishlistQuery } from './wishlist.gen.ts';
import { WishlistList } from './wishlist-list.tsx';
import { type Item, savings } from './wishlist-model.ts';

function Full({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('wishlist');
  const { price } = useFormat();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const { remove, addToCart, results, isBusy } = useChangeWishlist();
  const selectedItems = items.filter(({ courseId }) => selectedIds.has(courseId));
  const toggle = ({ courseId }: Item) =>
    setSelectedIds((old) => {
      const next = new Set(old);
      if (!next.delete(courseId)) next.add(courseId);
      return next;
    });
  const clear = () => setSelectedIds(new Set());
  const total = (of: (item: Item) => number) => price(selectedItems.reduce((sum, item) => sum + of(item), 0));
  return (
    <Stack gap={4} shrink>
      {results && <ToCartResult results={results} />}
      <WishlistList
        items={items}
        selectedIds={selectedIds}
        isBusy={isBusy}
        onTick={toggle}
        onAdd={(added) => void addToCart(added)}
        onRemove={remove}
      />
      {selectedItems.length > 0 && (
        <SelectionBar
          text={t('chosen', {
            count: selectedItems.length,
            price: total(({ price }) => price),
            before: total(({ priceThen }) => priceThen),
          })}
          onClear={clear}
        >
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void addToCart(selectedItems).then((isDone) => isDone && clear())}
          >
            <IconShoppingCart size={18} aria-hidden="true" />
            {t('addChosen', { count: selectedItems.length })}
          </button>
        </SelectionBar>
      )}
    </Stack>
  );
}

function Sub({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('wishlist');
  const { price } = useFormat();
  const { count, amount } = savings(items);
  if (items.length === 0) return t('sub');
  return count > 0
    ? t('saving', { count, total: items.length, amount: price(amount) })
    : t('noSaving', { count: items.length });
}

/** /dashboard/wishlist: saved courses with their price changes. */
export function Component() {
  const { t } = useTranslation('wishlist');
  const { t: tWorkspace } = useTranslation('workspace');
  useJoinWishlist();
  const result = useWishlistQuery(cacheAndNetwork);
  const wishlist = result.data?.wishlist;
  // A removed course disappears immediately, and an undo restores it at its place
  const items = wishlist?.items.filter(({ courseId }) => wishlist.courseIds.includes(courseId)) ?? [];
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: tWorkspace('area.student'), to: '/dashboard' }, { label: t('title') }]}
        sub={wishlist ? <Sub items={items} /> : t('sub')}
        actions={<PriceDropSwitch />}
      />
      <SaveFromUrl />
      <QueryView
        result={result}
        select={() => items}
        failedTitle={t('failed')}
        skeleton={<LoadingRows rows={4} height={128} />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyText')}
            actions={<ButtonLink to="/courses">{t('emptyAction')}</ButtonLink>}
          />
        }
      >
        {(all) => <Full items={all} />}
      </QueryView>
    </>
  );
}
