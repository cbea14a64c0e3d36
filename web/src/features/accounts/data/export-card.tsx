import { IconDownload, IconFileExport } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Meter } from '../../../ui/meter.tsx';
import { Notice } from '../../../ui/notice.tsx';
import card from '../profile/part-card.module.css';
import { type DataRequestFragment, useRequestDataExportMutation } from './data.gen.ts';
import { isOpen } from './request-state.ts';

interface ExportCardProps {
  /** Latest first. */
  requests: readonly DataRequestFragment[];
  onAsked: () => void;
}

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024));

/** Export of all data about the viewer. A job creates the file, which can be downloaded for seven days. */
export function ExportCard({ requests, onAsked }: ExportCardProps) {
  const { t } = useTranslation('profile');
  const { date, count } = useFormat();
  const [ask, { loading }] = useRequestDataExportMutation();
  const open = requests.find(isOpen);
  const ready = requests.find(({ downloadUrl }) => downloadUrl);
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="export-title">
      <div>
        <h2 id="export-title" className={card.title}>
          {t('data.export.title')}
        </h2>
        <p className={card.help}>{t('data.export.text')}</p>
      </div>
      {open && (
        <div role="status">
          <p className={kit.small}>{t('data.export.making', { percent: open.progress })}</p>
          <Meter percent={open.progress} label={t('data.export.title')} />
        </div>
      )}
      {!open && requests[0]?.status === 'FAILED' && <Notice tone="warn">{t('data.export.failed')}</Notice>}
      {ready?.downloadUrl && (
        <p className={kit.small}>
          {t('data.export.ready', {
            date: date(ready.requestedAt),
            size: count(kilobytes(ready.sizeBytes ?? 0)),
            until: date(ready.expiresAt ?? ready.requestedAt),
          })}
        </p>
      )}
      <div className={`${kit.row} ${kit.wrap}`}>
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
          onClick={() => void ask().then(onAsked, () => undefined)}
        >
          {ready ? t('data.export.again') : t('data.export.ask')}
        </Button>
      </div>
    </section>
  );
}
