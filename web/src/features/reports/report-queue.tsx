import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Box, Grid, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import listDetail from '../../ui/list-detail.module.css';
import { Pagination } from '../../ui/pagination.tsx';
import { PressedFilters } from '../../ui/pressed-filters.tsx';
import { type QueryState, QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { useListNavigation } from '../../ui/use-list-navigation.ts';
import type { TableSearchParams } from '../../ui/use-table-search-params.ts';
import utilities from '../../ui/utilities.module.css';

const PATH = '/admin/reports';

interface Page<T> {
  items: readonly T[];
  total: number;
  page: number;
  limit: number;
}

interface ReportQueueProps<D, T, S extends string> {
  id: string | undefined;
  table: TableSearchParams;
  label: string;
  /** The first one is the pending state. */
  states: readonly { value: S; label: string }[];
  state: S;
  result: QueryState<D>;
  select: (data: D) => Page<T>;
  failedTitle: string;
  empty: { title: string; text: string };
  row: (item: T) => ReactNode;
  /**
   * Renders the open entry.
   * @param onDecided opens the next pending entry
   */
  open: (id: string, onDecided: () => void) => ReactNode;
}

/** Pending entries, oldest first, next to the open one. On phones only one of both is shown. */
export function ReportQueue<D, T extends { id: string }, S extends string>({
  id,
  table,
  label,
  states,
  state,
  result,
  select,
  failedTitle,
  empty,
  row,
  open,
}: ReportQueueProps<D, T, S>) {
  const { t } = useTranslation('reports');
  const { search } = useLocation();
  const navigate = useNavigate();
  const data = result.data ?? result.previousData;
  const ids = data ? select(data).items.map((item) => item.id) : [];
  const list = useListNavigation({ ids, current: id });
  const getHref = (caseId: string) => `${PATH}/${caseId}${search}`;
  const listPath = `${PATH}${search}`;
  const onDecided = () => {
    const at = id ? ids.indexOf(id) : -1;
    const next = at < 0 ? undefined : (ids[at + 1] ?? ids[at - 1]);
    navigate(next ? getHref(next) : listPath, { preventScrollReset: true });
  };
  return (
    <div className={listDetail.frame} data-open={id ? true : undefined}>
      <div className={listDetail.left} ref={list}>
        <Grid className={listDetail.narrow} columns={1} gap={2} px={4} pt={4} pb={2}>
          <div className={listDetail.tabs}>
            <PressedFilters
              label={label}
              options={states}
              value={state}
              onChange={(next) => table.set({ state: next === states[0]?.value ? null : next })}
            />
          </div>
        </Grid>
        <QueryView
          result={result}
          select={select}
          keepsPrevious
          failedTitle={failedTitle}
          skeleton={<LoadingRows rows={5} height={84} />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={empty.title} text={empty.text} />}
        >
          {({ items, total, page, limit }) => (
            <>
              <ul aria-label={t('list')}>
                {items.map((item) => (
                  <li key={item.id}>
                    <Link
                      to={getHref(item.id)}
                      className={listDetail.row}
                      data-walk={item.id}
                      preventScrollReset
                      {...(item.id === id && { 'aria-current': 'page' as const })}
                    >
                      {row(item)}
                    </Link>
                  </li>
                ))}
              </ul>
              {total > limit && (
                <Box px={4} py={3} borderTop>
                  <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />
                </Box>
              )}
            </>
          )}
        </QueryView>
      </div>
      {id ? (
        <Stack gap={3} shrink p={4}>
          <Link
            to={listPath}
            className={`${utilities.moreLink} ${listDetail.back} ${styleClass({ justifySelf: 'start' })}`}
          >
            <IconArrowLeft size={16} aria-hidden="true" />
            {t('back')}
          </Link>
          {open(id, onDecided)}
        </Stack>
      ) : (
        <div className={listDetail.nothing}>
          <EmptyState title={t('chooseTitle')} text={t('chooseText')} />
        </div>
      )}
    </div>
  );
}

export const ReportRow = ({
  name,
  date,
  text,
  where,
  note,
}: {
  name: string;
  date: string;
  text: string;
  where: string;
  note?: string;
}) => (
  <>
    <Row as="span" justify="between" gap={2} text="xs" tone="text-2">
      <Text as="span" shrink space="nowrap" overflow="hidden" ellipsis>
        {name}
      </Text>
      <Text as="span" text="sm" tone="dim">
        {date}
      </Text>
    </Row>
    <Box as="b" text="control" anywhere overflow="hidden" clamp={2}>
      {text}
    </Box>
    <Row as="span" justify="between" gap={2} text="xs" tone="text-2">
      <Text as="span" grow shrink>
        {where}
      </Text>
      {note && (
        <Text as="span" rigid>
          {note}
        </Text>
      )}
    </Row>
  </>
);
