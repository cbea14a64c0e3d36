import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.tsx';
import classes from './data-table.module.css';
import { styleClass } from './layout/style-class.ts';
import type { TableSearchParams } from './use-table-search-params.ts';

export interface Column<T> {
  key: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** The server's name of the sort order; missing if the column cannot be sorted. */
  sortBy?: string;
  align?: 'end';
}

const ariaSort = (isSorted: boolean, order: 'ASC' | 'DESC') =>
  isSorted ? (order === 'ASC' ? ('ascending' as const) : ('descending' as const)) : ('none' as const);

/** The header of a column; a button if the server can sort by it. */
export function ColumnHead<T>({
  column,
  tableParams,
}: {
  column: Column<T>;
  tableParams: TableSearchParams;
}) {
  const { t } = useTranslation('workspace');
  const { header, sortBy, align } = column;
  if (sortBy === undefined) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    );
  }
  const isSorted = tableParams.sortBy === sortBy;
  const Icon = !isSorted ? IconArrowsSort : tableParams.sortOrder === 'ASC' ? IconArrowUp : IconArrowDown;
  return (
    <th scope="col" data-align={align} aria-sort={ariaSort(isSorted, tableParams.sortOrder)}>
      <button
        type="button"
        className={`${classes.sort} ${styleClass({ display: 'inline-flex', align: 'center', gap: 1, minH: 8, p: 0, font: 'inherit', tone: 'inherit', bg: 'none', border: 'none', cursor: 'pointer', bare: true })}`}
        title={t('table.sortBy', { column: header })}
        onClick={() =>
          tableParams.set({
            sortBy,
            sortOrder: isSorted && tableParams.sortOrder === 'DESC' ? 'ASC' : 'DESC',
          })
        }
      >
        {header}
        <Icon size={14} aria-hidden="true" />
      </button>
    </th>
  );
}
