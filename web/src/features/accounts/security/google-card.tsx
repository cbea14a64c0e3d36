import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatDate } from '../../../ui/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { toast } from '../../../ui/toast.tsx';
import { GoogleMark } from '../google/google-button.tsx';
import { leaveForGoogle } from '../google/google-flow.ts';
import { type GoogleCardFragment, useGoogleCardFragment, useUnlinkGoogleMutation } from './security.gen.ts';
import { SettingCard } from './setting-card.tsx';

interface GoogleCardProps {
  security: FragmentType<GoogleCardFragment>;
  /** URL for linking an account; null if the platform does not offer Google. */
  authorizationUrl: string | null;
}

export function GoogleCard({ security: from, authorizationUrl }: GoogleCardProps) {
  const { t } = useTranslation('security');
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [unlink, { loading }] = useUnlinkGoogleMutation();
  const security = useGoogleCardFragment(from);
  if (!security) return null;
  const { googleEmail, googleLinkedAt, hasPassword } = security;
  const submit = () =>
    void unlink().then(
      () => {
        setDialogOpen(false);
        toast.success(t('google.unlinked'));
      },
      () => setDialogOpen(false), // a toast shows the failure
    );
  return (
    <>
      <SettingCard
        title={t('google.title')}
        state={
          <Tag tone={googleLinkedAt ? 'ok' : 'neutral'}>
            {t(googleLinkedAt ? 'google.isLinked' : 'google.notLinked')}
          </Tag>
        }
        text={
          googleLinkedAt
            ? t('google.since', { email: googleEmail, date: formatDate(googleLinkedAt) })
            : t('google.why')
        }
        actions={
          googleLinkedAt ? (
            <Button variant="default" onClick={() => setDialogOpen(true)}>
              {t('google.unlink')}
            </Button>
          ) : (
            authorizationUrl && (
              <Button
                variant="default"
                leftSection={<GoogleMark />}
                onClick={() => leaveForGoogle(authorizationUrl, null, 'link')}
              >
                {t('google.link')}
              </Button>
            )
          )
        }
      />
      <ConfirmDialog
        isOpen={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onConfirm={hasPassword ? submit : () => setDialogOpen(false)}
        title={t('google.unlinkTitle')}
        confirmLabel={t(hasPassword ? 'google.unlink' : 'google.understood')}
        isBusy={loading}
      >
        <p>{t(hasPassword ? 'google.unlinkText' : 'google.onlyWayIn')}</p>
      </ConfirmDialog>
    </>
  );
}
