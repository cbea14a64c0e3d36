import type { FragmentType } from '@apollo/client';
import { IconDownload, IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { createIdempotencyKey } from '../../ui/create-idempotency-key.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate, formatTime, useFormat } from '../../ui/format.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Card, Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { SECOND, useNow } from '../../ui/use-now.ts';
import { useTableSearchParams } from '../../ui/use-table-search-params.ts';
import {
  type SavedExportRowFragment,
  useDeleteExportMutation,
  useDownloadExportMutation,
  useRepeatExportMutation,
  useSavedExportRowFragment,
} from './exports.gen.ts';
import classes from './exports.module.css';
import { secondsLeft } from './seconds-left.ts';
import { useSavedExports } from './use-saved-exports.ts';

const TONES = { QUEUED: 'info', RUNNING: 'info', READY: 'ok', FAILED: 'bad', EXPIRED: 'neutral' } as const;

/** The progress of a file, or its result. */
function Facts({ savedExport }: { savedExport: SavedExportRowFragment }) {
  const { t, i18n } = useTranslation('exports');
  const { count } = useFormat();
  const { state, rowsDone, rowCount, bytes, fault, faultRow, expiresAt } = savedExport;
  const now = useNow(SECOND, state === 'RUNNING' ? Number.POSITIVE_INFINITY : 0);
  if (state === 'QUEUED') return <p className={classes.facts}>{t('waits')}</p>;
  if (state === 'RUNNING') {
    const remainingSec = secondsLeft(savedExport, now);
    return (
      <Grid gap={2} maxW={120} pt={1}>
        <Meter
          thin
          percent={rowCount ? (100 * rowsDone) / rowCount : 0}
          label={t(`list.${savedExport.list}`)}
        />
        <p className={classes.facts}>
          {rowCount === null ? t('counting') : t('written', { done: count(rowsDone), all: count(rowCount) })}
          {remainingSec !== undefined && ` · ${t('left', { count: remainingSec })}`}
        </p>
      </Grid>
    );
  }
  if (state === 'FAILED')
    return (
      <p className={`${classes.facts} ${classes.bad}`}>
        {t(`fault.${fault ?? 'UNEXPECTED'}`)}
        {faultRow !== null && ` ${t('atRow', { row: count(faultRow) })}`}
      </p>
    );
  return (
    <p className={classes.facts}>
      {t('rows', { count: rowCount ?? 0, rows: count(rowCount ?? 0) })}
      {bytes !== null && ` · ${formatBytes(bytes, i18n.language)}`}
      {expiresAt &&
        ` · ${t(state === 'EXPIRED' ? 'expired' : 'until', { time: formatTime(expiresAt), date: formatDate(expiresAt) })}`}
    </p>
  );
}

function Actions({ savedExport, onDone }: { savedExport: SavedExportRowFragment; onDone: () => void }) {
  const { t } = useTranslation('exports');
  const [download, { loading: isFetching }] = useDownloadExportMutation();
  const [repeat, { loading: isRepeating }] = useRepeatExportMutation();
  const [remove, { loading: isRemoving }] = useDeleteExportMutation();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const isUnderWay = savedExport.state === 'QUEUED' || savedExport.state === 'RUNNING';
  const name = `${t(`list.${savedExport.list}`)}, ${formatTime(savedExport.createdAt)} ${formatDate(savedExport.createdAt)}`;
  const fetch = () =>
    void download({ variables: { exportId: savedExport.id } }).then(
      ({ data }) => data && window.location.assign(data.downloadExport.url),
      () => undefined,
    );
  const requestAgain = () =>
    void repeat({
      variables: { input: { exportId: savedExport.id, idempotencyKey: createIdempotencyKey() } },
    }).then(onDone, () => undefined);
  const deleteExport = () =>
    void remove({ variables: { exportId: savedExport.id } }).then(
      () => {
        setDialogOpen(false);
        toast.success(t(isUnderWay ? 'cancelled' : 'deleted'));
        onDone();
      },
      () => setDialogOpen(false),
    );
  return (
    <Row className={classes.actions} gap={2}>
      {savedExport.state === 'READY' && (
        <Button
          size="sm"
          loading={isFetching}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          aria-label={`${t('download')}: ${name}`}
          onClick={fetch}
        >
          {t('download')}
        </Button>
      )}
      {!isUnderWay && (
        <Button
          size="sm"
          variant="default"
          loading={isRepeating}
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          aria-label={`${t('again')}: ${name}`}
          onClick={requestAgain}
        >
          {t('again')}
        </Button>
      )}
      <IconButton
        aria-label={`${t(isUnderWay ? 'cancel' : 'delete')}: ${name}`}
        title={t(isUnderWay ? 'cancel' : 'delete')}
        onClick={() => setDialogOpen(true)}
      >
        {isUnderWay ? <IconX size={18} aria-hidden="true" /> : <IconTrash size={18} aria-hidden="true" />}
      </IconButton>
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onConfirm={deleteExport}
        title={t(isUnderWay ? 'cancelTitle' : 'deleteTitle')}
        confirmLabel={t(isUnderWay ? 'cancel' : 'delete')}
        isDanger
        isBusy={isRemoving}
      >
        <p>{t(isUnderWay ? 'cancelText' : 'deleteText', { name })}</p>
      </ConfirmDialog>
    </Row>
  );
}

interface SavedExportRowProps {
  item: FragmentType<SavedExportRowFragment>;
  /** Called after the export was repeated or deleted. */
  onDone: () => void;
}

function SavedExportRow({ item: from, onDone }: SavedExportRowProps) {
  const { t } = useTranslation('exports');
  const savedExport = useSavedExportRowFragment(from);
  if (!savedExport) return null;
  return (
    <Row as="li" className={classes.row} wrap justify="between" rowGap={3} columnGap={6} px={6} py={4}>
      <Grid gap={1} shrink flex={80}>
        <Row as="p" wrap rowGap={1} columnGap={3}>
          <b>{t(`list.${savedExport.list}`)}</b>
          <Tag tone={TONES[savedExport.state]}>{t(`state.${savedExport.state}`)}</Tag>
        </Row>
        <p className={classes.facts}>
          {savedExport.form} · {formatTime(savedExport.createdAt)} {formatDate(savedExport.createdAt)}
          {savedExport.search && ` · ${t('search', { search: savedExport.search })}`}
          {savedExport.filterCount > 0 && ` · ${t('filters', { count: savedExport.filterCount })}`}
        </p>
        <Facts savedExport={savedExport} />
      </Grid>
      <Actions savedExport={savedExport} onDone={onDone} />
    </Row>
  );
}

/** The viewer's exports: running, ready, and failed or expired ones. */
export function SavedExports() {
  const { t } = useTranslation('exports');
  const table = useTableSearchParams({ sortBy: 'CREATED_AT' });
  const result = useSavedExports(table.page);
  return (
    <QueryView
      result={result}
      select={({ savedExports }) => savedExports}
      keepsPrevious
      failedTitle={t('failed')}
      skeleton={<LoadingRows rows={4} height={72} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
    >
      {({ items, total, page, limit }) => (
        <Stack gap={4} shrink>
          <Card as="ul" card="flush" aria-label={t('title')}>
            {items.map((savedExport) => (
              <SavedExportRow key={savedExport.id} item={savedExport} onDone={() => void result.refetch()} />
            ))}
          </Card>
          {total > limit && <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />}
        </Stack>
      )}
    </QueryView>
  );
}
