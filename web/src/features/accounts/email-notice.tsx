import { IconMailExclamation } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Box, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRequestEmailVerificationMutation } from './recovery.gen.ts';
import { useViewer } from './viewer.tsx';

/** Reminds a viewer whose e-mail address is not confirmed. Nothing is blocked without the confirmation. */
export function EmailNotice() {
  const { t } = useTranslation('accounts');
  const { user } = useViewer();
  const [request, { loading, data }] = useRequestEmailVerificationMutation();
  if (!user || user.emailVerifiedAt) return null;
  const send = () =>
    void request().then(
      () => toast.success(t('unverified.sent')),
      () => undefined, // a toast shows the failure
    );
  return (
    <Box mb={6}>
      <Notice tone="warn" icon={<IconMailExclamation size={20} />}>
        <Stack gap={2} shrink>
          <p>{t('unverified.text', { email: user.email })}</p>
          {!data && (
            <div>
              <Button size="sm" variant="default" loading={loading} onClick={send}>
                {t('unverified.resend')}
              </Button>
            </div>
          )}
        </Stack>
      </Notice>
    </Box>
  );
}
