import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { personChanged } from '../../../apollo/cache/users.ts';
import type { UpdateProfileInput } from '../../../generated/schema.ts';
import { toast } from '../../../ui/toast.tsx';
import { useServerErrors } from '../../../ui/use-server-errors.ts';
import { UPDATE_PROFILE_FAILED, UPDATE_PROFILE_FAILED_TOAST, UPDATED_PROFILE } from '../spec-texts.ts';
import { type ProfileFragment, useUpdateProfileMutation } from './profile.gen.ts';

interface PartOptions<T> {
  /** The part as its form holds it. */
  valuesOf: (profile: ProfileFragment) => T;
  /** The part as the server takes it. */
  inputOf: (values: T) => UpdateProfileInput;
  /** Names of the fields that the server may complain about. */
  fields: readonly string[];
  /** Tells the page whether something is unsaved. */
  onDirty: (isDirty: boolean) => void;
  onSaved?: (profile: ProfileFragment) => void;
}

/** The form of one part of a profile: saved by itself, with the server's words at its fields. */
export const usePart = <T extends Record<string, unknown>>(
  profile: ProfileFragment,
  options: PartOptions<T>,
) => {
  const { valuesOf, inputOf, fields, onDirty, onSaved } = options;
  const [update, { loading }] = useUpdateProfileMutation();
  const form = useForm<T>({ mode: 'controlled', initialValues: valuesOf(profile) });
  const { formError, setServerErrors, clear } = useServerErrors(form, fields);
  const isDirty = form.isDirty();
  const tell = useEffectEvent(onDirty);
  useEffect(() => tell(isDirty), [isDirty]);

  const onSubmit = form.onSubmit(async (values) => {
    clear();
    try {
      const { data } = await update({
        variables: { input: inputOf(values) },
        context: { suppressToast: true },
        update: (cache, { data: answer }) => answer && personChanged(cache, answer.updateProfile),
      });
      if (!data) throw new Error(UPDATE_PROFILE_FAILED);
      const saved = valuesOf(data.updateProfile);
      form.setInitialValues(saved);
      form.setValues(saved);
      form.resetDirty(saved);
      toast.success(UPDATED_PROFILE);
      onSaved?.(data.updateProfile);
    } catch (error) {
      setServerErrors(error);
      toast.error(UPDATE_PROFILE_FAILED_TOAST);
    }
  });

  return {
    form,
    card: {
      isDirty,
      isSaving: loading,
      formError,
      onSubmit,
      onUndo: () => {
        clear();
        form.reset();
      },
    },
  };
};
