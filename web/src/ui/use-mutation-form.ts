import { type UseFormInput, useForm } from '@mantine/form';
import { useState } from 'react';
import { withoutToasts } from '../apollo/suppress-toast.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useBackOnline } from './use-back-online.ts';
import { useServerErrors } from './use-server-errors.ts';

interface Options<T extends Record<string, unknown>> extends UseFormInput<T> {
  initialValues: T;
  /**
   * Runs the mutation and what follows it. Errors are shown at their fields or at the end of the form.
   * @param settle for forms that stay open: makes the stored values the form's initial values
   */
  send: (values: T, settle: (stored: T) => void) => Promise<unknown>;
  /** Handles an error that the form itself does not show. Returns false if it does not handle it. */
  onRefused?: (error: unknown) => boolean;
  /** Names of fields that the server may reject, if the form shows more than its own values. */
  fields?: readonly string[];
  /** Shown if the server sent no message. */
  fallback?: string;
  /**
   * Sends an unsent form automatically when the network returns. Only for texts that may be sent minutes later; never
   * for money, decisions or deletions.
   */
  resendsOnline?: boolean;
}

/**
 * The form of a mutation: validated here first, then sent. Errors of the server are shown at their fields. Other
 * errors are `formError`, which the form has to show; no toast repeats it.
 */
export const useMutationForm = <T extends Record<string, unknown>>({
  send,
  onRefused,
  fields,
  fallback,
  resendsOnline = false,
  ...options
}: Options<T>) => {
  const { t } = useTranslation('common');
  const [ownFields] = useState(() => Object.keys(options.initialValues));
  const [isBusy, setBusy] = useState(false);
  const form = useForm<T>({ mode: 'uncontrolled', ...options });
  const { formError, setServerErrors, clear } = useServerErrors(form, fields ?? ownFields, fallback);
  const settle = (stored: T) => {
    form.setInitialValues(stored);
    form.setValues(stored);
    form.resetDirty(stored);
  };
  const submit = form.onSubmit(async (values) => {
    clear();
    setBusy(true);
    try {
      await withoutToasts(() => send(values, settle));
    } catch (error) {
      if (!onRefused?.(error)) setServerErrors(error);
    } finally {
      setBusy(false);
    }
  });
  const isWaiting = resendsOnline && (formError?.isUnsent ?? false);
  useBackOnline(isWaiting, submit);
  const shown = formError && isWaiting ? { ...formError, message: t('failed.willSend') } : formError;
  return { form, submit, isBusy, formError: shown, setServerErrors, clear };
};
