import { IconChevronDown, IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Box, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { MoveMenu } from '../../ui/move/move-menu.tsx';
import { useDrag } from '../../ui/move/use-drag.ts';
import { RowMenu } from '../../ui/row-menu.tsx';
import { useViewer } from '../accounts/index.ts';
import classes from './categories.module.css';
import { CategoryIcon } from './category-icon.tsx';
import { useCategoryName } from './category-name.ts';
import type { Place, Tile, Top } from './tree.ts';

export type OpenDialog =
  | { what: 'create'; parentId: string | null }
  | { what: 'edit' | 'merge' | 'delete'; category: Tile; parentId: string | null };

interface CategoryRowProps {
  category: Tile;
  place: Place;
  /** True if it has subcategories, so that it must stay on the upper level. */
  hasBranches: boolean;
  /** Categories into which it can be moved, and the upper level for a subcategory. */
  tops: readonly Top[];
  /** True if all categories are visible, so that it can be moved. False during a search. */
  isOrdered: boolean;
  /** For the upper level: whether the subcategories are shown, and a function to toggle that. */
  fold?: { isOpen: boolean; controls: string; onTurn: () => void };
  onMove: (to: { parentId: string | null; position: number }) => void;
  onAsk: (ask: OpenDialog) => void;
  children?: ReactNode;
}

/** A category with its counts. It can be moved by its handle or menu, edited, merged and deleted. */
export function CategoryRow(props: CategoryRowProps) {
  const { category, place, hasBranches, tops, isOrdered, fold, onMove, onAsk, children } = props;
  const { t } = useTranslation('categories');
  const { counted } = useFormat();
  const getName = useCategoryName();
  const viewer = useViewer();
  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const isTop = place.parentId === null;
  const { isDragged, edge } = useDrag(
    { row, handle },
    { kind: hasBranches ? 'top' : 'leaf', id: category.id },
    // A category with subcategories stays on the upper level
    ({ kind }) => kind === 'leaf' || isTop,
    !isOrdered,
  );
  const name = getName(category);
  const elsewhere = [
    ...(isTop ? [] : [{ id: '', label: t('move.top') }]),
    ...(hasBranches ? [] : tops.filter(({ id }) => id !== category.id && id !== place.parentId)).map(
      (top) => ({
        id: top.id,
        label: getName(top),
      }),
    ),
  ];
  const getLength = (id: string) =>
    id ? (tops.find((top) => top.id === id)?.children.length ?? 0) : tops.length;
  const ask = (what: 'edit' | 'merge' | 'delete') => onAsk({ what, category, parentId: place.parentId });
  return (
    <li className={classes.item}>
      <div
        ref={row}
        className={isTop ? classes.row : `${classes.row} ${classes.branch}`}
        data-dragged={isDragged || undefined}
        data-edge={edge ?? undefined}
      >
        {isOrdered && (
          <span ref={handle} className={classes.handle} title={t('move.drag', { name })} aria-hidden="true">
            <IconGripVertical size={18} />
          </span>
        )}
        {fold && hasBranches ? (
          <IconButton
            className={classes.fold}
            aria-expanded={fold.isOpen}
            aria-controls={fold.controls}
            aria-label={t('branches', { name })}
            onClick={fold.onTurn}
          >
            {fold.isOpen ? (
              <IconChevronDown size={18} aria-hidden="true" />
            ) : (
              <IconChevronRight size={18} aria-hidden="true" />
            )}
          </IconButton>
        ) : (
          <Box as="span" className={classes.noFold} rigid w={11} />
        )}
        <span
          className={isTop ? styleClass({ rigid: true }) : `${styleClass({ rigid: true })} ${classes.small}`}
        >
          <CategoryIcon name={category.icon} />
        </span>
        <Box className={classes.words} grow shrink>
          <Link
            to={`/category/${category.slug}`}
            className={`${classes.name} ${styleClass({ text: 'md', weight: 600 })}`}
          >
            {name}
          </Link>
          <Text text="xs" tone="dim" anywhere>
            /{category.slug}
          </Text>
        </Box>
        <Text as="span" className={classes.count} rigid text="sm" tone="text-2" numbers>
          {counted('courses', category.courseCount)}
        </Text>
        {isOrdered && (
          <MoveMenu
            id={category.id}
            label={t('move.label', { name })}
            where={t('move.where', { place: place.index + 1, all: place.length })}
            index={place.index}
            length={place.length}
            onMove={(position) => onMove({ parentId: place.parentId, position })}
            elsewhere={{
              heading: t('move.elsewhere'),
              places: elsewhere,
              onMove: (id) => onMove({ parentId: id || null, position: getLength(id) }),
            }}
          />
        )}
        <RowMenu label={t('more', { name })}>
          <button type="button" onClick={() => ask('edit')}>
            {t('edit')}
          </button>
          {isTop && viewer.may('category:create') && (
            <button type="button" onClick={() => onAsk({ what: 'create', parentId: category.id })}>
              {t('addBelow')}
            </button>
          )}
          {viewer.may('category:merge') && (
            <button type="button" onClick={() => ask('merge')}>
              {t('merge.open')}
            </button>
          )}
          {viewer.may('category:delete') && (
            <button type="button" onClick={() => ask('delete')}>
              {t('delete.open')}
            </button>
          )}
        </RowMenu>
      </div>
      {children}
    </li>
  );
}
