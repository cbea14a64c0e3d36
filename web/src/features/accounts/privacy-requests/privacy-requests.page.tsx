import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/column-head.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Box, Card, Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PressedFilters } from '../../../ui/pressed-filters.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../viewer.tsx';
import { DecideDialog, type Decision, type PrivacyRequest } from './decide-dialog.tsx';
import { usePrivacyRequestsQuery } from './privacy-requests.gen.ts';
import { TONES } from './tones.ts';

const FILTERS = ['done'] as const;
const DECISIONS = ['accept', 'refuse'] as const;
/** Seconds left below which the time is a warning. */
const SOON = 4 * 3600;

/** The time until the deadline in words. */
const TimeLeft = ({ dueAt }: { dueAt: string }) => {
  const { t } = useTranslation('privacyRequests');
  const { duration } = useFormat();
  const [now] = useState(() => Date.now());
  const left = Math.round((new Date(dueAt).getTime() - now) / 1000);
  const time = duration(Math.abs(left));
  const tone = left < 0 ? 'bad' : left < SOON ? 'warn' : 'text';
  return (
    <Text as="span" weight={600} tone={tone}>
      {t(left < 0 ? 'overdue' : 'remaining', { time })}
    </Text>
  );
};

const useColumns = (onDecide: (decision: Decision) => void): Column<PrivacyRequest>[] => {
  const { t } = useTranslation('privacyRequests');
  const { date, time } = useFormat();
  const mayDecide = useViewer().may('privacy-request:decide');
  return useMemo(() => {
    const at = (iso: string) => `${date(iso)}, ${time(iso)}`;
    return [
      {
        key: 'left',
        header: t('left'),
        cell: ({ status, dueAt, requestedAt, decidedAt }) => (
          <Grid gap="half" text="sm" numbers>
            {status === 'OPEN' && dueAt && <TimeLeft dueAt={dueAt} />}
            {status === 'OPEN' && dueAt ? (
              <Text as="span" tone="dim">
                {t('due', { at: at(dueAt) })}
              </Text>
            ) : (
              <span>
                <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>
              </span>
            )}
            <Text as="span" tone="dim">
              {decidedAt ? t('answered', { at: at(decidedAt) }) : t('asked', { at: at(requestedAt) })}
            </Text>
          </Grid>
        ),
      },
      {
        key: 'who',
        header: t('who'),
        cell: ({ kind, personId, personName }) => (
          <Grid gap="half" text="sm" anywhere>
            <Text as="span" weight={600}>
              {t(`kind.${kind}`)}
            </Text>
            <Link className={utilities.link} to={`/admin/users/${personId}`}>
              {personName}
            </Link>
          </Grid>
        ),
      },
      {
        key: 'request',
        header: t('request'),
        cell: (request) => (
          <Stack gap={2} shrink>
            <Text as="span" text="sm" anywhere>
              {request.text ?? t('byThemselves')}
            </Text>
            {request.answer && (
              <Text as="span" text="sm" tone="dim" anywhere>
                {t('answer', { text: request.answer })}{' '}
                {request.article && t('article', { text: request.article })}
              </Text>
            )}
            {mayDecide && request.status === 'OPEN' && (
              <Row wrap gap={2} shrink>
                {DECISIONS.map((kind) => (
                  <Button
                    key={kind}
                    size="xs"
                    variant="default"
                    aria-label={`${t(`act.${kind}.action`)}: ${request.personName}`}
                    onClick={() => onDecide({ kind, request })}
                  >
                    {t(`act.${kind}.action`)}
                  </Button>
                ))}
              </Row>
            )}
          </Stack>
        ),
      },
    ];
  }, [t, date, time, mayDecide, onDecide]);
};

/** /admin/privacy-requests: requests of people about their personal data, with the time that is left. */
export function Component() {
  const { t } = useTranslation('privacyRequests');
  const { t: tWorkspace } = useTranslation('workspace');
  const tableParams = useTableSearchParams({ sortBy: '', filters: FILTERS });
  const isOpen = tableParams.filter('done') !== 'yes';
  const table = useTableQuery(
    tableParams,
    usePrivacyRequestsQuery,
    { isOpen, page: tableParams.page, limit: 20 },
    ({ privacyRequests }) => privacyRequests,
  );
  const [decision, setDecision] = useState<Decision | null>(null);
  const columns = useColumns(setDecision);
  const close = () => setDecision(null);
  return (
    <>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: tWorkspace('area.admin'), to: '/admin' }, { label: t('title') }]}
        sub={t('sub')}
        actions={
          <ButtonLink to="/admin/processing" variant="default">
            {t('processing')}
          </ButtonLink>
        }
      />
      <Card card="flush">
        <DataTable
          caption={t('caption')}
          name="privacy-requests"
          columns={columns}
          table={table}
          rowKey={({ id }) => id}
          stackOnPhone="rows"
          toolbar={
            <Box p={4}>
              <PressedFilters
                label={t('filter')}
                options={[
                  { value: '', label: t('open') },
                  { value: 'yes', label: t('done') },
                ]}
                value={isOpen ? '' : 'yes'}
                onChange={(value) => tableParams.set({ done: value || null })}
              />
            </Box>
          }
          emptyByFilter={<EmptyState kind="filter" title={t('emptyTitle')} />}
          empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Card>
      {decision && (
        <DecideDialog
          decision={decision}
          onClose={close}
          onDone={() => {
            close();
            void table.result.refetch().catch(() => undefined);
          }}
        />
      )}
    </>
  );
}
