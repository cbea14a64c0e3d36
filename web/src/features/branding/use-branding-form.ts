import { toFailure } from '../../apollo/failure.ts';
import { ChangeBrandingInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { toast } from '../../ui/toast.tsx';
import { useMutationForm } from '../../ui/use-mutation-form.ts';
import { type BrandingStateFragment, useChangeBrandingMutation } from './branding.gen.ts';
import { type FormValues, toFormValues, toInput } from './branding-values.ts';

/** The form of all values, with the reason for the history. */
export const useBrandingForm = (
  state: BrandingStateFragment,
  onSaved: (state: BrandingStateFragment) => void,
) => {
  const { t } = useTranslation('branding');
  const [change] = useChangeBrandingMutation();
  return useMutationForm<{ values: FormValues; reason: string }>({
    mode: 'controlled',
    initialValues: { values: toFormValues(state.values), reason: '' },
    validate: {
      reason: (reason) =>
        reason.trim().length < ChangeBrandingInput.reason.minLength ? t('reasonMissing') : null,
    },
    send: async ({ values, reason }) => {
      const { data } = await change({
        variables: { input: { values: toInput(values), reason, expectedVersion: state.version } },
      });
      if (!data) return;
      toast.success(t('saved'));
      onSaved(data.changeBranding);
    },
    onRefused: (error) => {
      if (toFailure(error).reason === 'STALE_VERSION') toast.error(toFailure(error).message);
      return false;
    },
  });
};
export type BrandingForm = ReturnType<typeof useBrandingForm>['form'];
