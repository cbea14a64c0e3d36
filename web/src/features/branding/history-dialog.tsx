import { useState } from 'react';
import { RestoreBrandingInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useFormat } from '../../ui/format.ts';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { type BrandingStateFragment, useRestoreBrandingMutation } from './branding.gen.ts';
import type { FieldName } from './branding-values.ts';

interface RestoreDialogProps {
  version: number;
  onRestored: (state: BrandingStateFragment) => void;
  onClose: () => void;
}

const RestoreDialog = ({ version, onRestored, onClose }: RestoreDialogProps) => {
  const { t } = useTranslation('branding');
  const [restore] = useRestoreBrandingMutation();
  const { form, submit, isBusy, formError } = useMutationForm<{ reason: string }>({
    mode: 'controlled',
    initialValues: { reason: '' },
    validate: {
      reason: (reason) =>
        reason.trim().length < RestoreBrandingInput.reason.minLength ? t('reasonMissing') : null,
    },
    send: async ({ reason }) => {
      const { data } = await restore({ variables: { input: { version, reason } } });
      if (!data) return;
      toast.success(t('restored', { version }));
      onRestored(data.restoreBranding);
    },
  });
  return (
    <FormDialog
      title={t('restoreTitle', { version })}
      submitLabel={t('restore')}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Stack gap={4} shrink>
        <p>{t('restoreText')}</p>
        <TextArea
          data-autofocus
          label={t('reason')}
          withAsterisk
          rows={2}
          maxLength={RestoreBrandingInput.reason.maxLength}
          {...form.getInputProps('reason')}
        />
      </Stack>
    </FormDialog>
  );
};

interface HistoryDialogProps {
  state: BrandingStateFragment;
  mayChange: boolean;
  onRestored: (state: BrandingStateFragment) => void;
  onClose: () => void;
}

/** All versions of the branding, newest first, each of which can be used again. */
export function HistoryDialog({ state, mayChange, onRestored, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('branding');
  const { date, time } = useFormat();
  const [restored, setRestored] = useState<number>();
  if (restored !== undefined)
    return (
      <RestoreDialog version={restored} onRestored={onRestored} onClose={() => setRestored(undefined)} />
    );
  const restoreButton = (version: number) =>
    mayChange &&
    version !== state.version && (
      <div>
        <Button size="compact-md" variant="default" onClick={() => setRestored(version)}>
          {t('restore')}
        </Button>
      </div>
    );
  return (
    <Dialog isOpen onClose={onClose} placement="end" title={t('history')}>
      <ol>
        {state.history.map(({ version, changedFields, changedAt, changedByName, reason }) => (
          <Stack as="li" key={version} gap={1} py={3} borderBottom>
            <Text weight={600}>{t('version', { version })}</Text>
            <Text text="sm" tone="dim">
              {t('by', {
                name: changedByName ?? t('setup'),
                time: time(changedAt),
                date: date(changedAt),
              })}
            </Text>
            <Text text="sm">
              {t('changedFields', {
                fields: changedFields.map((name) => t(`field.${name as FieldName}`)).join(', '),
              })}
            </Text>
            <Text text="sm" anywhere>
              {reason}
            </Text>
            {restoreButton(version)}
          </Stack>
        ))}
        <Stack as="li" gap={1} py={3}>
          <Text weight={600}>{t('initial')}</Text>
          {restoreButton(0)}
        </Stack>
      </ol>
    </Dialog>
  );
}
