import { IconCopy } from '@tabler/icons-react';
import { networkOnly } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { copyWithToast } from '../../ui/copy-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormat } from '../../ui/format.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import {
  useCalendarAddressQuery,
  useCloseCalendarAddressMutation,
  useRenewCalendarAddressMutation,
} from './calendar.gen.ts';

/** The URL with which another calendar app subscribes to the calendar: creation, copying, renewal and removal. */
export function SyncDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar');
  const { date, time } = useFormat();
  const result = useCalendarAddressQuery(networkOnly);
  const [renew, renewing] = useRenewCalendarAddressMutation();
  const [close, closing] = useCloseCalendarAddressMutation();
  const run = async (action: () => Promise<unknown>) => {
    try {
      await action();
      await result.refetch();
    } catch {
      // A toast shows the failure
    }
  };
  const copy = (url: string) => copyWithToast(url, { copied: t('sync.copied'), failed: t('sync.notCopied') });
  return (
    <Dialog isOpen onClose={onClose} title={t('sync.title')}>
      <QueryView
        result={result}
        select={(data) => data.myCalendarAddress}
        failedTitle={t('sync.failed')}
        skeleton={<LoadingRows rows={2} height={44} />}
      >
        {({ url, renewedAt }) => (
          <Stack gap={4} shrink>
            <p>{t('sync.text')}</p>
            {url ? (
              <>
                <TextField
                  readOnly
                  label={t('sync.address')}
                  value={url}
                  onFocus={(event) => event.target.select()}
                />
                <Text text="sm" tone="dim">
                  {renewedAt && t('sync.since', { at: `${time(renewedAt)} ${date(renewedAt)}` })}{' '}
                  {t('sync.secret')}
                </Text>
                <Row wrap gap={2} shrink>
                  <Button
                    leftSection={<IconCopy size={18} aria-hidden="true" />}
                    onClick={() => void copy(url)}
                  >
                    {t('sync.copy')}
                  </Button>
                  <Button variant="default" loading={renewing.loading} onClick={() => void run(renew)}>
                    {t('sync.renew')}
                  </Button>
                  <Button
                    variant="subtle"
                    color="clay"
                    loading={closing.loading}
                    onClick={() => void run(close)}
                  >
                    {t('sync.close')}
                  </Button>
                </Row>
              </>
            ) : (
              <div>
                <Button loading={renewing.loading} onClick={() => void run(renew)}>
                  {t('sync.make')}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}
