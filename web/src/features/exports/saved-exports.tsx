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
function Facts({ one }: { one: SavedExportRowFragment }) {
  const { t, i18n } = useTranslation('exports');
  const { count } = useFormat();
  const { state, rowsDone, rowCount, bytes, fault, faultRow, expiresAt } = one;
  const now = useNow(SECOND, state === 'RUNNING' ? Number.POSITIVE_INFINITY : 0);
  if (state === 'QUEUED') return <p className={classes.facts}>{t('waits')}</p>;
  if (state === 'RUNNING') {
    const remainingSec = secondsLeft(one, now);
    return (
      <Grid gap={2} maxW={120} pt={1}>
        <Meter thin percent={rowCount ? (100 * rowsDone) / rowCount : 0} label={t(`list.${one.list}`)} />
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

function Acts({ one, onDone }: { one: SavedExportRowFragment; onDone: () => void }) {
  const { t } = useTranslation('exports');
  const [download, { loading: isFetching }] = useDownloadExportMutation();
  const [repeat, { loading: isRepeating }] = useRepeatExportMutation();
  const [remove, { loading: isRemoving }] = useDeleteExportMutation();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const isUnderWay = one.state === 'QUEUED' || one.state === 'RUNNING';
  const name = `${t(`list.${one.list}`)}, ${formatTime(one.createdAt)} ${formatDate(one.createdAt)}`;
  const fetch = () =>
    void download({ variables: { exportId: one.id } }).then(
      ({ data }) => data && window.location.assign(data.downloadExport.url),
      () => undefined,
    );
  const requestAgain = () =>
    void repeat({ variables: { input: { exportId: one.id, idempotencyKey: createIdempotencyKey() } } }).then(
      onDone,
      () => undefined,
    );
  const end = () =>
    void remove({ variables: { exportId: one.id } }).then(
      () => {
        setDialogOpen(false);
        toast.success(t(isUnderWay ? 'cancelled' : 'deleted'));
        onDone();
      },
      () => setDialogOpen(false),
    );
  return (
    <Row className={classes.acts} gap={2}>
      {one.state === 'READY' && (
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
        onConfirm={end}
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
  one: FragmentType<SavedExportRowFragment>;
  /** Called after it was repeated or deleted. */
  onDone: () => void;
}

function SavedExportRow({ one: from, onDone }: SavedExportRowProps) {
  const { t } = useTranslation('exports');
  const one = useSavedExportRowFragment(from);
  if (!one) return null;
  return (
    <Row as="li" className={classes.row} wrap justify="between" rowGap={3} columnGap={6} px={6} py={4}>
      <Grid gap={1} shrink flex={80}>
        <Row as="p" wrap rowGap={1} columnGap={3}>
          <b>{t(`list.${one.list}`)}</b>
          <Tag tone={TONES[one.state]}>{t(`state.${one.state}`)}</Tag>
        </Row>
        <p className={classes.facts}>
          {one.form} · {formatTime(one.createdAt)} {formatDate(one.createdAt)}
          {one.search && ` · ${t('search', { search: one.search })}`}
          {one.filterCount > 0 && ` · ${t('filters', { count: one.filterCount })}`}
        </p>
        <Facts one={one} />
      </Grid>
      <Acts one={one} onDone={onDone} />
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
            {items.map((one) => (
              <SavedExportRow key={one.id} one={one} onDone={() => void result.refetch()} />
            ))}
          </Card>
          {total > limit && <Pagination page={page} total={total} limit={limit} href={table.hrefOfPage} />}
        </Stack>
      )}
    </QueryView>
  );
}
