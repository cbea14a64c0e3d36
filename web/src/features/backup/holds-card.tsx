import { useState } from 'react';
import { ReleaseOutgoingInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatDate, formatTime } from '../../ui/format.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { useViewer } from '../accounts/index.ts';
import {
  BackupsDocument,
  type BackupsQuery,
  OutgoingHoldsDocument,
  useReleaseOutgoingMutation,
} from './backup.gen.ts';

type OutgoingHolds = BackupsQuery['outgoingHolds'];
type Kind = OutgoingHolds[number]['kind'];

function ReleaseDialog({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  const { t } = useTranslation('backup');
  const [release] = useReleaseOutgoingMutation();
  const { form, submit, isBusy, formError } = useMutationForm<{ reason: string }>({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) =>
        reason.trim().length < ReleaseOutgoingInput.reason.minLength ? t('reasonMissing') : null,
    },
    send: async ({ reason }) => {
      await release({
        variables: { input: { kind, reason } },
        refetchQueries: [BackupsDocument, OutgoingHoldsDocument],
      });
      toast.success(t('releaseDone'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('releaseTitle')}
      submitLabel={t('release')}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Stack gap={4} shrink>
        <Text weight={600}>{t(`kind.${kind}`)}</Text>
        <p>{t(`releaseText.${kind}`)}</p>
        <TextArea
          data-autofocus
          label={t('reason')}
          description={t('reasonHelp')}
          withAsterisk
          rows={3}
          maxLength={ReleaseOutgoingInput.reason.maxLength}
          key={form.key('reason')}
          {...form.getInputProps('reason')}
        />
      </Stack>
    </FormDialog>
  );
}

/** The operations that a restored server holds back until an administrator releases them. */
export function HoldsCard({ holds }: { holds: OutgoingHolds }) {
  const { t } = useTranslation('backup');
  const mayRelease = useViewer().may('outgoing:release');
  const [open, setOpen] = useState<Kind>();
  const [first] = holds;
  if (!first) return null;
  return (
    <Stack as="section" card gap={4} shrink aria-labelledby="holds">
      <h2 id="holds">{t('holds')}</h2>
      <p>{t('holdsText', { backup: `${formatTime(first.backupAt)} ${formatDate(first.backupAt)}` })}</p>
      <Stack as="ul" gap={4} shrink>
        {holds.map(({ kind, releasedAt, releasedByName, reason, waiting }) => (
          <Row as="li" key={kind} wrap justify="between" gap={4} shrink>
            <div>
              <Text weight={600}>{t(`kind.${kind}`)}</Text>
              <Text text="sm" tone="dim">
                {releasedAt
                  ? t('released', {
                      name: releasedByName ?? t('someone'),
                      time: formatTime(releasedAt),
                      date: formatDate(releasedAt),
                      reason,
                    })
                  : t('waiting', { count: waiting })}
              </Text>
            </div>
            {!releasedAt && mayRelease && (
              <Button
                variant="default"
                aria-label={t('releaseNamed', { kind: t(`kind.${kind}`) })}
                onClick={() => setOpen(kind)}
              >
                {t('release')}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      {open && <ReleaseDialog kind={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}
