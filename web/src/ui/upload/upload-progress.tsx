import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useFormat } from '../format.ts';
import { formatBytes } from '../format-bytes.ts';
import { Row, Stack, Text } from '../layout/layout.tsx';
import { styleClass } from '../layout/style-class.ts';
import { Meter } from '../meter.tsx';
import { Notice } from '../notice.tsx';
import { SECOND, useNow } from '../use-now.ts';
import classes from './upload-box.module.css';
import { secondsLeft, toPercent } from './upload-math.ts';
import { cancelUpload, pauseUpload, resumeUpload, type UploadTask } from './upload-store.ts';

interface UploadProgressProps {
  purpose: string;
  task: UploadTask;
  /** Button to choose another file after a rejection. */
  another: ReactNode;
  /** True if it is below a title, without its own frame. */
  isInline?: boolean;
}

/** An upload in progress: progress, remaining time and actions. */
export function UploadProgress({ purpose, task, another, isInline = false }: UploadProgressProps) {
  const { t, i18n } = useTranslation(['uploads', 'common']);
  const { duration } = useFormat();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { name, size, sent, status, message } = task;
  const percent = toPercent(sent, size);
  const isRunning = status === 'running';
  const now = useNow(SECOND, isRunning ? Number.POSITIVE_INFINITY : 0);
  const secondsRemaining = isRunning ? secondsLeft({ ...task, ms: now - task.since }) : null;

  if (status === 'failed') {
    return (
      <Notice tone="bad" isAlert>
        <p>
          <strong>{t('upload.failed', { name })}</strong>
        </p>
        <p>{message ?? t('upload.network')}</p>
        <Row wrap align="stretch" gap={2} mt={3}>
          {message !== null && another}
          {message === null && (
            <Button variant="default" size="sm" onClick={() => resumeUpload(purpose)}>
              {t('upload.retry')}
            </Button>
          )}
          <Button variant="default" size="sm" onClick={() => cancelUpload(purpose)}>
            {t('upload.dismiss')}
          </Button>
        </Row>
      </Notice>
    );
  }
  return (
    <Stack
      className={classes.box}
      gap={2}
      p={4}
      bg="surface-2"
      radius="md"
      data-inline={isInline || undefined}
    >
      <Text text="sm" anywhere role="status">
        {status === 'running' && isInline ? t('upload.row', { name }) : t(`upload.${status}`, { name })}
      </Text>
      {status !== 'waiting' && <Meter percent={percent} label={t('upload.progress')} />}
      <Row wrap justify="between" rowGap={1} columnGap={3}>
        <Text text="xs" tone="dim" numbers>
          {t('upload.figures', {
            percent,
            sent: formatBytes(sent, i18n.language),
            size: formatBytes(size, i18n.language),
          })}
          {secondsRemaining !== null && ` · ${t('upload.left', { time: duration(secondsRemaining) })}`}
        </Text>
        {status !== 'checking' && (
          <Row className={classes.actions} align="stretch" gap={1}>
            {status === 'running' && (
              <button
                type="button"
                className={`${classes.act} ${styleClass({ minH: 9, px: 2, py: 0, font: 'inherit', text: 'sm', weight: 600, tone: 'link', bg: 'none', radius: 'sm', border: 'none', cursor: 'pointer', bare: true })}`}
                onClick={() => pauseUpload(purpose)}
              >
                {t('upload.pause')}
              </button>
            )}
            {status === 'paused' && (
              <button
                type="button"
                className={`${classes.act} ${styleClass({ minH: 9, px: 2, py: 0, font: 'inherit', text: 'sm', weight: 600, tone: 'link', bg: 'none', radius: 'sm', border: 'none', cursor: 'pointer', bare: true })}`}
                onClick={() => resumeUpload(purpose)}
              >
                {t('upload.resume')}
              </button>
            )}
            <button
              type="button"
              className={`${classes.act} ${styleClass({ minH: 9, px: 2, py: 0, font: 'inherit', text: 'sm', weight: 600, tone: 'link', bg: 'none', radius: 'sm', border: 'none', cursor: 'pointer', bare: true })}`}
              data-quiet
              onClick={() => setDialogOpen(true)}
            >
              {t('common:cancel')}
            </button>
          </Row>
        )}
      </Row>
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onConfirm={() => cancelUpload(purpose)}
        title={t('upload.cancelTitle', { name })}
        confirmLabel={t('upload.cancelConfirm')}
        cancelLabel={t('upload.keep')}
        isDanger
      >
        <p>{t('upload.cancelText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
