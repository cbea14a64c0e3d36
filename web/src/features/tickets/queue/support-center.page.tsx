import { IconMessage2, IconPlayerPlay } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../../apollo/fetch-policies.ts';
import type { TicketTab } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyByFilter } from '../../../ui/empty-by-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import listDetail from '../../../ui/list-detail.module.css';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { LoadingRows } from '../../../ui/skeleton.tsx';
import { useListNavigation } from '../../../ui/use-list-navigation.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { AgentTicket } from './agent-ticket.tsx';
import { CannedDialog } from './canned-dialog.tsx';
import { useTicketsQuery } from './queue.gen.ts';
import classes from './queue.module.css';
import { TicketList } from './ticket-list.tsx';

const PATH = '/admin/support-center';
const TABS = ['WAITING', 'REQUESTER', 'DONE'] as const satisfies readonly TicketTab[];

/** /admin/support-center: list, open ticket and requester side by side; below 768 pixels one after the other. */
export function Component() {
  const { t } = useTranslation('ticketDesk');
  const { t: tWorkspace } = useTranslation('workspace');
  const { durationShort } = useFormat();
  const { id } = useParams();
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCannedOpen, setCannedOpen] = useState(false);
  const table = useTableSearchParams({ sortBy: 'DUE', filters: ['tab', 'mine'] });
  const tab = TABS.find((each) => each === table.filter('tab')) ?? 'WAITING';
  const isMine = table.filter('mine') === '1';
  const variables = { tab, isMine, page: table.page, search: table.search || null };
  const result = useTicketsQuery({ variables, ...cacheAndNetwork });
  const data = result.data ?? result.previousData;
  const stats = data?.ticketStats;
  const ids = (data?.tickets.items ?? []).map((ticket) => ticket.id);
  const query = (changes: Record<string, string | null>) => {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries({
      tab: tab === 'WAITING' ? null : tab,
      mine: isMine ? '1' : null,
      search: table.search || null,
      ...changes,
    }))
      if (value) params.set(name, value);
    const text = params.toString();
    return text ? `?${text}` : '';
  };
  const getHref = (ticket: string) => `${PATH}/${ticket}${query({})}`;
  const list = useListNavigation({
    ids,
    current: id,
    keys: {
      r: () => {
        if (field.current) field.current.focus();
        else if (ids[0]) navigate(getHref(ids[0]));
      },
    },
  });
  const sub =
    stats &&
    [
      t('waiting', { count: stats.waitingCount }),
      stats.overdueCount > 0 && t('overdue', { count: stats.overdueCount }),
      stats.dueSoonCount > 0 && t('soon', { count: stats.dueSoonCount }),
      stats.firstReplyMinutes != null &&
        t('average', { time: durationShort(Math.max(60, stats.firstReplyMinutes * 60)) }),
      stats.contentPercent != null && t('content', { percent: stats.contentPercent }),
    ]
      .filter(Boolean)
      .join(' ');
  const counts: Partial<Record<TicketTab, number | undefined>> = {
    WAITING: stats?.waitingCount,
    REQUESTER: stats?.requesterCount,
  };
  const tabLabel = (each: TicketTab) =>
    [t(`tab.${each}`), counts[each]].filter((part) => part !== undefined).join(' ');
  const first = tab === 'WAITING' ? ids[0] : undefined;
  return (
    <div className={classes.page} data-open={id ? true : undefined}>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: tWorkspace('area.admin'), to: '/admin' }, { label: t('title') }]}
        sub={sub && <span className={classes.sub}>{sub}</span>}
        actions={
          <Button
            variant="default"
            leftSection={<IconMessage2 size={18} aria-hidden="true" />}
            onClick={() => setCannedOpen(true)}
          >
            {t('canned.title')}
          </Button>
        }
      />
      <div className={listDetail.frame} data-panel data-open={id ? true : undefined}>
        <div className={listDetail.left} ref={list}>
          <Grid className={listDetail.narrow} columns={1} gap={2} px={4} pt={4} pb={2}>
            <SearchField
              value={table.search}
              onSearch={(search) => table.set({ search })}
              label={t('search')}
            />
            <div className={listDetail.tabs}>
              <PressedFilters
                label={t('tabs')}
                options={TABS.map((each) => ({ value: each, label: tabLabel(each) }))}
                value={tab}
                onChange={(next) => table.set({ tab: next === 'WAITING' ? null : next })}
              />
            </div>
            <Row justify="between" gap={4} shrink>
              <Text as="span" text="sm" tone="dim">
                {t(tab === 'WAITING' ? 'byDue' : 'byChange')}
              </Text>
              <Button
                size="compact-sm"
                variant={isMine ? 'light' : 'subtle'}
                aria-pressed={isMine}
                onClick={() => table.set({ mine: isMine ? null : '1' })}
              >
                {t('mine')}
              </Button>
            </Row>
          </Grid>
          <QueryView
            result={result}
            select={({ tickets }) => tickets}
            keepsPrevious
            failedTitle={t('failed')}
            skeleton={<LoadingRows rows={6} height={84} />}
            isEmpty={({ total }) => total === 0}
            empty={
              table.search || isMine ? (
                <EmptyByFilter
                  title={t('noneTitle')}
                  text={t('noneText')}
                  action={t('showAll')}
                  onClear={() => table.set({ search: null, mine: null })}
                />
              ) : (
                <EmptyState title={t(`empty.${tab}`)} text={t('emptyText')} />
              )
            }
          >
            {({ items, total, page, limit }) => (
              <>
                <TicketList tickets={items} current={id} getHref={getHref} />
                {total > limit && (
                  <Box px={4} py={3} borderTop>
                    <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />
                  </Box>
                )}
              </>
            )}
          </QueryView>
          {first && (
            <ButtonLink
              to={getHref(first)}
              className={classes.begin}
              leftSection={<IconPlayerPlay size={18} aria-hidden="true" />}
            >
              {t('begin')}
            </ButtonLink>
          )}
        </div>
        {id ? (
          <AgentTicket key={id} id={id} back={`${PATH}${query({})}`} field={field} />
        ) : (
          <div className={listDetail.nothing}>
            <EmptyState title={t('choose')} text={t('chooseText')} />
          </div>
        )}
      </div>
      {isCannedOpen && <CannedDialog onClose={() => setCannedOpen(false)} />}
    </div>
  );
}
