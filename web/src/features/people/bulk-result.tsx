import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { BulkAnswerFragment } from './bulk.gen.ts';
import type { BulkAction } from './bulk-dialog.tsx';
import { downloadRows } from './download-rows.ts';

export type BulkDone = BulkAnswerFragment & { action: BulkAction };

/** The number of errors that are listed. The file contains all of them. */
const MAX_LISTED_ERRORS = 3;

export function BulkResult({ result, onDismiss }: { result: BulkDone; onDismiss: () => void }) {
  const { t } = useTranslation('people');
  const { action, done, refused, rows } = result;
  return (
    <Notice tone={refused > 0 ? 'warn' : 'plain'}>
      <Row wrap justify="between" gap={4} shrink>
        <div>
          <Text weight={600}>{t(`bulk.${action}.result`, { done, refused })}</Text>
          {rows
            .filter(({ outcome }) => outcome === 'REFUSED')
            .slice(0, MAX_LISTED_ERRORS)
            .map(({ id, fullName, message }) => (
              <Text key={id} text="sm">
                {fullName}: {message}
              </Text>
            ))}
        </div>
        <Row gap={2} shrink>
          <Button variant="default" size="sm" onClick={() => downloadRows(rows, t)}>
            {t('bulk.download')}
          </Button>
          <IconButton aria-label={t('bulk.dismiss')} onClick={onDismiss}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        </Row>
      </Row>
    </Notice>
  );
}
