import { useEffect, useEffectEvent } from 'react';
import { updateCachedPerson } from '../../../apollo/cache/users.ts';
import type { UpdateProfileInput } from '../../../generated/schema.ts';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useMutationForm } from '../../../ui/use-mutation-form.ts';
import { UPDATE_PROFILE_FAILED } from '../spec-texts.ts';
import { type ProfileFragment, useUpdateProfileMutation } from './profile.gen.ts';

interface PartOptions<T> {
  toValues: (profile: ProfileFragment) => T;
  toInput: (values: T) => UpdateProfileInput;
  /** Fields that the server may reject. */
  fields: readonly string[];
  /** Called when unsaved changes appear or disappear. */
  onDirty: (isDirty: boolean) => void;
  onSaved?: (profile: ProfileFragment) => void;
}

/** The form of one part of a profile, with its own mutation and the server's errors at its fields. */
export const useProfileForm = <T extends Record<string, unknown>>(
  profile: ProfileFragment,
  options: PartOptions<T>,
) => {
  const { toValues, toInput, fields, onDirty, onSaved } = options;
  const { t } = useTranslation('profile');
  const [update] = useUpdateProfileMutation({
    update: (cache, { data }) => data && updateCachedPerson(cache, data.updateProfile),
  });
  const { form, submit, isBusy, formError, clear } = useMutationForm<T>({
    mode: 'controlled',
    resendsOnline: true,
    fallback: UPDATE_PROFILE_FAILED,
    initialValues: toValues(profile),
    fields,
    onRefused: () => {
      toast.error(t('notUpdated'));
      return false;
    },
    send: async (values, settle) => {
      const { data } = await update({ variables: { input: toInput(values) } });
      if (!data) throw new Error(UPDATE_PROFILE_FAILED);
      settle(toValues(data.updateProfile));
      toast.success(t('updated'));
      onSaved?.(data.updateProfile);
    },
  });
  const isDirty = form.isDirty();
  const notifyDirty = useEffectEvent(onDirty);
  useEffect(() => notifyDirty(isDirty), [isDirty]);

  return {
    form,
    card: {
      isDirty,
      isSaving: isBusy,
      formError,
      onSubmit: submit,
      onUndo: () => {
        clear();
        form.reset();
      },
    },
  };
};
