import { toFailure } from '../../apollo/failure.ts';
import { ChangeSiteModeInput as Rules } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import type { Draft } from './draft.ts';
import { SiteModeDocument, useChangeSiteModeMutation } from './site-mode.gen.ts';

interface ChangeDialogProps {
  draft: Draft;
  version: number;
  /** A sentence for each effect of the change. */
  effects: readonly string[];
  onChanged: () => void;
  /** Called if another administrator has changed the mode. */
  onStale: () => void;
  onInvalidDomain: (message: string) => void;
  onClose: () => void;
}

/** Shows what a change affects, and asks for its reason. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { draft, version, effects, onChanged, onStale, onInvalidDomain, onClose } = props;
  const { t } = useTranslation('siteMode');
  const [change] = useChangeSiteModeMutation({
    refetchQueries: [SiteModeDocument],
    awaitRefetchQueries: true,
  });
  const { form, submit, isBusy, formError } = useMutationForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) => (reason.trim().length < Rules.reason.minLength ? t('change.reasonMissing') : null),
    },
    send: async ({ reason }) => {
      await change({ variables: { input: { ...draft, expectedVersion: version, reason } } });
      toast.success(t('change.done'));
      onChanged();
    },
    onRefused: (error) => {
      const failure = toFailure(error);
      if (failure.reason === 'STALE_VERSION') onStale();
      const fault = failure.details.find(({ field }) => field.includes('signUpDomains'));
      if (fault) onInvalidDomain(fault.message);
      return !!fault;
    },
  });
  return (
    <FormDialog
      title={t('change.title')}
      submitLabel={t('change.submit')}
      onClose={onClose}
      onSubmit={submit}
      isBusy={isBusy}
      failure={formError}
    >
      <Stack as="ul" gap={2} shrink>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </Stack>
      <TextArea
        data-autofocus
        label={t('change.reason')}
        description={t('change.reasonHelp')}
        withAsterisk
        rows={3}
        maxLength={Rules.reason.maxLength}
        key={form.key('reason')}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}
