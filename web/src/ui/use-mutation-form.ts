import { type UseFormInput, useForm } from '@mantine/form';
import { useState } from 'react';
import { withoutToasts } from '../apollo/suppress-toast.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useBackOnline } from './use-back-online.ts';
import { useServerErrors } from './use-server-errors.ts';

interface Options<T extends Record<string, unknown>> extends UseFormInput<T> {
  initialValues: T;
  /**
   * Runs the mutation and what follows it; what it throws is shown at its field or at the end of the form.
   * @param settle for forms that stay: makes what was stored the form's new beginning.
   */
  send: (values: T, settle: (stored: T) => void) => Promise<unknown>;
  /** Takes a failure on that the form itself has nothing to say about; false leaves it to the form. */
  onRefused?: (error: unknown) => boolean;
  /** Names that the server may complain about, where the form shows more than its own values. */
  fields?: readonly string[];
  /** Shown where the server sent no message. */
  fallback?: string;
  /**
   * Sends by itself, when the network is back, what could not leave the browser. For texts that nobody minds being
   * sent minutes later: never for money, decisions or deletions.
   */
  resendsOnline?: boolean;
}

/**
 * The one form of a mutation: checked here first, sent, and the server's words beside the fields
 * they are about. What belongs to no field is `formError`, which the form has to show; no toast repeats it.
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
