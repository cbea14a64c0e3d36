import { IconDownload, IconFileExport } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Heading, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRequestDataExportMutation } from './data.gen.ts';
import { type DataRequest, isOpen } from './request-state.ts';

interface ExportCardProps {
  /** Latest first. */
  requests: readonly DataRequest[];
  onRequested: () => void;
}

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024));

/** Export of all data about the viewer. A job creates the file, which can be downloaded for seven days. */
export function ExportCard({ requests, onRequested }: ExportCardProps) {
  const { t } = useTranslation('profile');
  const { date, count } = useFormat();
  const [ask, { loading }] = useRequestDataExportMutation();
  const open = requests.find(isOpen);
  const ready = requests.find(({ downloadUrl }) => downloadUrl);
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="export-title">
      <div>
        <Heading level={2} id="export-title" text="lg">
          {t('data.export.title')}
        </Heading>
        <Text mt={1} text="sm" tone="dim">
          {t('data.export.text')}
        </Text>
      </div>
      {open && (
        <div role="status">
          <Text text="sm">{t('data.export.making', { percent: open.progress })}</Text>
          <Meter percent={open.progress} label={t('data.export.title')} />
        </div>
      )}
      {!open && requests[0]?.status === 'FAILED' && <Notice tone="warn">{t('data.export.failed')}</Notice>}
      {ready?.downloadUrl && (
        <Text text="sm">
          {t('data.export.ready', {
            date: date(ready.requestedAt),
            size: count(kilobytes(ready.sizeBytes ?? 0)),
            until: date(ready.expiresAt ?? ready.requestedAt),
          })}
        </Text>
      )}
      <Row wrap gap={2} shrink>
        {ready?.downloadUrl && (
          <ButtonLink
            href={ready.downloadUrl}
            download
            leftSection={<IconDownload size={18} aria-hidden="true" />}
          >
            {t('data.export.fetch')}
          </ButtonLink>
        )}
        <Button
          variant={ready ? 'default' : 'filled'}
          loading={loading}
          disabled={Boolean(open)}
          leftSection={<IconFileExport size={18} aria-hidden="true" />}
          onClick={() => void ask().then(onRequested, () => undefined)}
        >
          {ready ? t('data.export.again') : t('data.export.ask')}
        </Button>
      </Row>
    </Stack>
  );
}
