import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useAnnouncer } from '../../ui/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyByFilter } from '../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Box, Row } from '../../ui/layout/layout.tsx';
import { dropPlace } from '../../ui/move/places.ts';
import { toDragItem, toDropTarget } from '../../ui/move/use-drag.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useExpandedIds } from '../../ui/use-expanded-ids.ts';
import { useViewer } from '../accounts/index.ts';
import { useCategoriesQuery } from './categories.gen.ts';
import classes from './categories.module.css';
import { CategoryDialogs } from './category-dialogs.tsx';
import { CategoryRow, type OpenDialog } from './category-row.tsx';
import { filterCategories, findPlace, getLevel, type Top } from './tree.ts';
import { useMoveCategory } from './use-move-category.ts';

const skeleton = (
  <Loading className={classes.waiting ?? ''}>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} height={48} />
    ))}
  </Loading>
);

/** /admin/category-management: the two levels of categories, their order, names and icons. */
export function Component() {
  const { t } = useTranslation('categories');
  const viewer = useViewer();
  const result = useCategoriesQuery();
  const [ask, setAsk] = useState<OpenDialog | null>(null);
  const tops = result.data?.categories ?? [];
  const branches = tops.flatMap(({ children }) => children).length;
  const create = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => setAsk({ what: 'create', parentId: null })}
    >
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('crumb'), to: '/admin' }, { label: t('title') }]}
        sub={
          result.data &&
          t('sub', {
            tops: t('topCount', { count: tops.length }),
            branches: t('branchCount', { count: branches }),
            courses: t('saleCount', { count: tops.reduce((sum, { courseCount }) => sum + courseCount, 0) }),
          })
        }
        actions={viewer.may('category:create') && create}
      />
      <Box bg="surface" radius="lg" shadow="1">
        <QueryView
          result={result}
          select={({ categories }) => categories}
          skeleton={skeleton}
          isEmpty={(categories) => categories.length === 0}
          empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} actions={create} />}
        >
          {(categories) => <Tree tops={categories} onAsk={setAsk} />}
        </QueryView>
      </Box>
      <CategoryDialogs tops={tops} ask={ask} onClose={() => setAsk(null)} />
    </>
  );
}

const Tree = ({ tops, onAsk }: { tops: readonly Top[]; onAsk: (ask: OpenDialog) => void }) => {
  const { t } = useTranslation('categories');
  const [params, setParams] = useSearchParams();
  const searchText = params.get('search') ?? '';
  const matches = filterCategories(tops, searchText);
  const isOrdered = searchText === '';
  const open = useExpandedIds(() => tops.map(({ id }) => id));
  const { announce, region } = useAnnouncer();
  const move = useMoveCategory(tops, announce);
  const search = (search: string) => setParams(search ? { search } : {}, { replace: true });

  const drop = useEffectEvent((source: string, over: string, edge: 'top' | 'bottom') => {
    const from = findPlace(tops, source);
    const to = findPlace(tops, over);
    if (!from || !to) return;
    const isSame = from.parentId === to.parentId;
    const position = dropPlace(to.index, edge, isSame ? from.index : null);
    if (!isSame || position !== from.index) void move(source, { parentId: to.parentId, position });
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const item = toDragItem(source.data);
          const target = toDropTarget(location.current.dropTargets[0]?.data ?? {});
          if (item && target) drop(item.id, target.id, target.edge);
        },
      }),
    [],
  );

  const getRow = (tile: Top | Top['children'][number], parentId: string | null, index: number) => ({
    category: tile,
    place: { parentId, index, length: getLevel(tops, parentId).length },
    tops,
    isOrdered,
    onAsk,
    onMove: (to: { parentId: string | null; position: number }) => void move(tile.id, to),
  });
  return (
    <>
      <Row className={classes.toolbar} wrap justify="between" gap={3} p={4}>
        <SearchField value={searchText} onSearch={search} label={t('search')} />
        {isOrdered && (
          <Row gap={2} shrink>
            <Button variant="subtle" onClick={() => open.setOpen(tops.map(({ id }) => id))}>
              {t('openAll')}
            </Button>
            <Button variant="subtle" onClick={() => open.setOpen([])}>
              {t('closeAll')}
            </Button>
          </Row>
        )}
      </Row>
      {matches.length === 0 && (
        <EmptyByFilter
          title={t('filterTitle')}
          text={t('filterText')}
          action={t('clear')}
          onClear={() => search('')}
        />
      )}
      <ol>
        {matches.map((top, index) => {
          const isOpen = !isOrdered || open.open.has(top.id);
          const controls = `branches-${top.id}`;
          return (
            <CategoryRow
              key={top.id}
              {...getRow(top, null, index)}
              hasBranches={top.children.length > 0}
              fold={{ isOpen, controls, onTurn: () => open.toggle(top.id) }}
            >
              {top.children.length > 0 && (
                <ol id={controls} hidden={!isOpen}>
                  {top.children.map((child, place) => (
                    <CategoryRow key={child.id} {...getRow(child, top.id, place)} hasBranches={false} />
                  ))}
                </ol>
              )}
            </CategoryRow>
          );
        })}
      </ol>
      <Row as="p" className={classes.hint} gap={2} p={4} text="sm" tone="text-2" borderTop>
        <IconInfoCircle size={18} aria-hidden="true" />
        {t('hint')}
      </Row>
      {region}
    </>
  );
};
