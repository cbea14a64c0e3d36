import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useTableQuery } from '../../../ui/use-table-query.ts';
import { useTableSearchParams } from '../../../ui/use-table-search-params.ts';
import { useViewer } from '../../accounts/index.ts';
import { pathOfAccount } from '../books/paths.ts';
import { useWriteOffsQuery, type WriteOffRowFragment } from './clearing.gen.ts';
import { DecideDialog, type WriteOffAct } from './decide-dialog.tsx';
import { LedgerTabs } from './ledger-tabs.tsx';

const TONES = { PROPOSED: 'warn', BOOKED: 'ok', REJECTED: 'neutral' } as const;
const KINDS = ['approve', 'reject'] as const;

/** /admin/ledger/write-offs: written-off debts of teachers, and proposals that need a second administrator. */
export function Component() {
  const { t } = useTranslation('clearing');
  const { date, money } = useFormat();
  const viewer = useViewer();
  const [act, setAct] = useState<WriteOffAct | null>(null);
  const address = useTableSearchParams({ sortBy: '' });
  const table = useTableQuery(
    address,
    useWriteOffsQuery,
    { page: address.page, limit: 20 },
    ({ writeOffs }) => writeOffs,
  );
  const acts = (writeOff: WriteOffRowFragment) => {
    const { state, proposedById, teacherId, teacherName } = writeOff;
    const mayDecide = viewer.may('ledger:clear') && teacherId !== viewer.user?.id;
    if (state !== 'PROPOSED' || !mayDecide) return null;
    const kinds = proposedById === viewer.user?.id ? (['reject'] as const) : KINDS;
    return (
      <div className={`${kit.row} ${kit.wrap}`}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="xs"
            variant={kind === 'approve' ? 'filled' : 'default'}
            aria-label={`${t(`decide.${kind}.action`)}: ${teacherName}`}
            onClick={() => setAct({ kind, writeOff })}
          >
            {t(`decide.${kind}.action`)}
          </Button>
        ))}
      </div>
    );
  };
  const owing = (
    <ButtonLink variant="default" to="/admin/ledger/teachers/receivable">
      {t('writeOffs.owing')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('writeOffs.title')}
        crumbs={[
          { label: t('crumb'), to: '/admin' },
          { label: t('ledger'), to: '/admin/ledger' },
          { label: t('writeOffs.title') },
        ]}
        sub={t('writeOffs.sub')}
        actions={owing}
      />
      <LedgerTabs current="writeOffs" />
      <div className={kit.cardFlush}>
        <DataTable
          caption={t('writeOffs.caption')}
          name="write-offs"
          columns={[
            {
              key: 'teacher',
              header: t('writeOffs.teacher'),
              cell: ({ teacherId, teacherName }) => (
                <Link className={kit.link} to={pathOfAccount(`receivable:${teacherId}`)}>
                  {teacherName}
                </Link>
              ),
            },
            {
              key: 'reason',
              header: t('writeOffs.why'),
              cell: ({ reason, proposedBy, proposedAt }) => (
                <div className={kit.stackTight}>
                  <span>{reason}</span>
                  <span className={`${kit.dim} ${kit.tiny}`}>
                    {t('by', { name: proposedBy, day: date(proposedAt) })}
                  </span>
                </div>
              ),
            },
            {
              key: 'state',
              header: t('writeOffs.state'),
              cell: (writeOff) => (
                <div className={kit.stackTight}>
                  <span>
                    <Tag tone={TONES[writeOff.state]}>{t(`state.${writeOff.state}`)}</Tag>
                  </span>
                  {writeOff.decidedBy && (
                    <span className={`${kit.dim} ${kit.tiny}`}>
                      {t('decidedBy', { name: writeOff.decidedBy })}
                    </span>
                  )}
                  {acts(writeOff)}
                </div>
              ),
            },
            {
              key: 'amount',
              header: t('amount'),
              align: 'end',
              cell: ({ amount }) => <span className={`${kit.strong} ${kit.number}`}>{money(amount)}</span>,
            },
          ]}
          table={table}
          rowKey={({ id }) => id}
          stackOnPhone="rows"
          empty={
            <EmptyState title={t('writeOffs.emptyTitle')} text={t('writeOffs.emptyText')} actions={owing} />
          }
          emptyByFilter={null}
        />
      </div>
      {act && (
        <DecideDialog
          act={act}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            void table.result.refetch().catch(() => undefined);
          }}
        />
      )}
    </>
  );
}
