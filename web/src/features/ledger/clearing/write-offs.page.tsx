import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Card, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import utilities from '../../../ui/utilities.module.css';
import { useViewer } from '../../accounts/index.ts';
import { pathOfAccount } from '../books/paths.ts';
import { useWriteOffsQuery } from './clearing.gen.ts';
import { DecideDialog, type WriteOff, type WriteOffAction } from './decide-dialog.tsx';
import { LedgerTabs } from './ledger-tabs.tsx';

const TONES = { PROPOSED: 'warn', BOOKED: 'ok', REJECTED: 'neutral' } as const;
const KINDS = ['approve', 'reject'] as const;

/** /admin/ledger/write-offs: written-off debts of teachers, and proposals that need a second administrator. */
export function Component() {
  const { t } = useTranslation('clearing');
  const { date, money } = useFormat();
  const viewer = useViewer();
  const [action, setAction] = useState<WriteOffAction | null>(null);
  const tableParams = useTableSearchParams({ sortBy: '' });
  const table = useTableQuery(
    tableParams,
    useWriteOffsQuery,
    { page: tableParams.page, limit: 20 },
    ({ writeOffs }) => writeOffs,
  );
  const actions = (writeOff: WriteOff) => {
    const { state, proposedById, teacherId, teacherName } = writeOff;
    const mayDecide = viewer.may('ledger:clear') && teacherId !== viewer.user?.id;
    if (state !== 'PROPOSED' || !mayDecide) return null;
    const kinds = proposedById === viewer.user?.id ? (['reject'] as const) : KINDS;
    return (
      <Row wrap gap={2} shrink>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="xs"
            variant={kind === 'approve' ? 'filled' : 'default'}
            aria-label={`${t(`decide.${kind}.action`)}: ${teacherName}`}
            onClick={() => setAction({ kind, writeOff })}
          >
            {t(`decide.${kind}.action`)}
          </Button>
        ))}
      </Row>
    );
  };
  const debtsLink = (
    <ButtonLink variant="default" to="/admin/ledger/teachers/receivable">
      {t('writeOffs.owing')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('writeOffs.title')}
        breadcrumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('ledger'), to: '/admin/ledger' },
          { label: t('writeOffs.title') },
        ]}
        sub={t('writeOffs.sub')}
        actions={debtsLink}
      />
      <LedgerTabs current="writeOffs" />
      <Card card="flush">
        <DataTable
          caption={t('writeOffs.caption')}
          name="write-offs"
          columns={[
            {
              key: 'teacher',
              header: t('writeOffs.teacher'),
              cell: ({ teacherId, teacherName }) => (
                <Link className={utilities.link} to={pathOfAccount(`receivable:${teacherId}`)}>
                  {teacherName}
                </Link>
              ),
            },
            {
              key: 'reason',
              header: t('writeOffs.why'),
              cell: ({ reason, proposedBy, proposedAt }) => (
                <Stack gap={2} shrink>
                  <span>{reason}</span>
                  <Text as="span" text="xs" tone="dim">
                    {t('by', { name: proposedBy, day: date(proposedAt) })}
                  </Text>
                </Stack>
              ),
            },
            {
              key: 'state',
              header: t('writeOffs.state'),
              cell: (writeOff) => (
                <Stack gap={2} shrink>
                  <span>
                    <Tag tone={TONES[writeOff.state]}>{t(`state.${writeOff.state}`)}</Tag>
                  </span>
                  {writeOff.decidedBy && (
                    <Text as="span" text="xs" tone="dim">
                      {t('decidedBy', { name: writeOff.decidedBy })}
                    </Text>
                  )}
                  {actions(writeOff)}
                </Stack>
              ),
            },
            {
              key: 'amount',
              header: t('amount'),
              align: 'end',
              cell: ({ amount }) => (
                <Text as="span" weight={600} numbers>
                  {money(amount)}
                </Text>
              ),
            },
          ]}
          table={table}
          rowKey={({ id }) => id}
          stackOnPhone="rows"
          empty={
            <EmptyState
              title={t('writeOffs.emptyTitle')}
              text={t('writeOffs.emptyText')}
              actions={debtsLink}
            />
          }
          emptyByFilter={null}
        />
      </Card>
      {action && (
        <DecideDialog
          action={action}
          onClose={() => setAction(null)}
          onDone={() => {
            setAction(null);
            void table.result.refetch().catch(() => undefined);
          }}
        />
      )}
    </>
  );
}
