import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../i18n/use-translation.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { type Column, ColumnHead } from './column-head.tsx';
import classes from './data-table.module.css';
import { EmptyState } from './empty-state.tsx';
import { Checkbox } from './fields/checkbox.tsx';
import { useFormat } from './format.ts';
import { Box, Card, Row } from './layout/layout.tsx';
import { styleClass } from './layout/style-class.ts';
import { Pagination } from './pagination.tsx';
import { QueryView } from './query-view.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { useHiddenColumns } from './use-hidden-columns.ts';
import type { PageSize } from './use-page-size.ts';
import { useScrollStop } from './use-scroll-stop.ts';
import type { Selection } from './use-selection.ts';
import type { TableQuery } from './use-table-query.ts';
import utilities from './utilities.module.css';

interface DataTableProps<T> {
  /** For screen readers. */
  caption: string;
  /** The key under which this browser stores the choice of columns. */
  name: string;
  /** The first column contains the row's name and link, and is always shown. */
  columns: Column<T>[];
  /** From `useTableQuery`. */
  table: TableQuery<T>;
  rowKey: (row: T) => string;
  /** The URL that a click on a row opens. The first column must contain it as a link for keyboard users. */
  rowHref?: (row: T) => string;
  /** Search box and filters, shown in every state. */
  toolbar?: ReactNode;
  /** Shown if there are no rows and no filters. */
  empty: ReactNode;
  /** Shown if search or filters match no rows. */
  emptyByFilter: ReactNode;
  /** Makes rows selectable. `label` names a row for screen readers. */
  selection?: Selection<T> & { label: (row: T) => string };
  /**
   * Shows each row on a phone as a block of labelled values, instead of scrolling sideways: `rows` in one column,
   * `pairs` in two columns for short values.
   */
  stackOnPhone?: 'rows' | 'pairs';
  size?: PageSize;
  /** The actions of a row, after its last column: a `RowMenu`. */
  rowMenu?: (row: T) => ReactNode;
}

interface TickProps {
  label: string;
  isOn: boolean;
  isMixed?: boolean;
  onChange: (isOn: boolean) => void;
}

const Tick = ({ label, isOn, isMixed = false, onChange }: TickProps) => (
  <Checkbox
    aria-label={label}
    checked={isOn}
    indeterminate={isMixed && !isOn}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);

/** True if a click opens the row: outside of links and controls, without a modifier key or a text selection. */
const isPlainClick = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey) &&
  window.getSelection()?.isCollapsed !== false &&
  !(target as HTMLElement).closest('a,button,input,label,select,[popover]');

/** A table that shows its loading, error, empty and no-match states. The URL contains page, order and filters. */
export function DataTable<T>(props: DataTableProps<T>) {
  const {
    caption,
    name,
    columns,
    table: { tableParams, result, page },
    rowKey,
    rowHref,
    toolbar,
    empty,
    emptyByFilter,
  } = props;
  const { stackOnPhone, selection, size, rowMenu } = props;
  const { t } = useTranslation('workspace');
  const { count } = useFormat();
  const navigate = useNavigate();
  const scrollStop = useScrollStop();

  const [hidden, onShow] = useHiddenColumns(name);
  const [first, ...others] = columns;
  const visibleColumns = columns.filter((column) => column === first || !hidden.includes(column.key));

  const skeleton = (
    <Loading className={classes.loading ?? ''}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </Loading>
  );
  // Announced after a search or filter, because screen readers do not notice that the rows have changed
  const matchCount = tableParams.isNarrowed ? result.data?.total : undefined;
  const body = (rows: readonly T[]) => {
    return (
      <section
        className={
          stackOnPhone
            ? `${styleClass({ position: 'relative', overflowX: 'auto' })} ${classes.stack}`
            : styleClass({ position: 'relative', overflowX: 'auto' })
        }
        data-stack={stackOnPhone}
        aria-label={caption}
        {...scrollStop}
      >
        <Box as="table" className={classes.table} w="full" text="sm" collapse>
          <caption className={utilities.hidden}>{caption}</caption>
          <thead>
            <tr>
              {selection && (
                <th scope="col" className={classes.tick}>
                  <Tick
                    label={t('table.selectPage')}
                    isOn={rows.every((row) => selection.rows.has(rowKey(row)))}
                    isMixed={rows.some((row) => selection.rows.has(rowKey(row)))}
                    onChange={(isOn) => selection.toggle(rows, isOn)}
                  />
                </th>
              )}
              {visibleColumns.map((column) => (
                <ColumnHead key={column.key} column={column} tableParams={tableParams} />
              ))}
              {rowMenu && (
                <th scope="col" className={classes.menu}>
                  <span className={utilities.hidden}>{t('table.acts')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                data-link={rowHref ? '' : undefined}
                data-selected={selection?.rows.has(rowKey(row)) || undefined}
                onClick={(event) => {
                  if (rowHref && isPlainClick(event)) navigate(rowHref(row));
                }}
              >
                {selection && (
                  <td className={classes.tick}>
                    <Tick
                      label={t('table.select', { row: selection.label(row) })}
                      isOn={selection.rows.has(rowKey(row))}
                      onChange={(isOn) => selection.toggle([row], isOn)}
                    />
                  </td>
                )}
                {visibleColumns.map(({ key, header, cell, align }) => (
                  <td key={key} data-align={align} data-label={header}>
                    {cell(row)}
                  </td>
                ))}
                {rowMenu && <td className={classes.menu}>{rowMenu(row)}</td>}
              </tr>
            ))}
          </tbody>
        </Box>
      </section>
    );
  };

  return (
    <Card card="flush">
      <Row className={classes.toolbar} align="stretch" justify="end" gap={2} px={5} py={4}>
        {toolbar && (
          <Row className={classes.tools} wrap gap={2} grow shrink>
            {toolbar}
          </Row>
        )}
        {others.length > 0 && <ColumnChoice columns={others} hidden={hidden} onShow={onShow} />}
      </Row>
      <p className={utilities.hidden} role="status">
        {matchCount !== undefined && t('table.found', { count: matchCount, value: count(matchCount) })}
      </p>
      <QueryView
        result={result}
        select={({ items }) => items}
        skeleton={skeleton}
        isEmpty={({ length }) => length === 0}
        empty={tableParams.isNarrowed ? emptyByFilter : empty || <EmptyState title={t('table.empty')} />}
        keepsPrevious
      >
        {body}
      </QueryView>
      {page && page.total > 0 && (
        <Box px={5} py={3} borderTop>
          <Pagination
            {...page}
            href={tableParams.hrefOfPage}
            {...(size && {
              size: {
                ...size,
                setLimit: (limit: number) => {
                  size.setLimit(limit);
                  tableParams.set({});
                },
              },
            })}
          />
        </Box>
      )}
    </Card>
  );
}
