import type { UseFormReturnType } from '@mantine/form';
import { useCallback, useState } from 'react';
import { type Failure, failureOf } from '../apollo/failure.ts';

/** `input.email` → `email`, `courses[0].title` → `courses.0.title`: the server's path as the form names it. */
export const fieldPath = (field: string): string =>
  field.replace(/^input\./, '').replaceAll(/\[(\d+)\]/g, '.$1');

/** Whether a place in the form is a field or inside of it, as the points of a list are. */
export const isOf = (field: string, path: string): boolean => path === field || path.startsWith(`${field}.`);

interface ServerErrors {
  /** What belongs to no field of this form; null when there is nothing to say. */
  formError: Failure | null;
  /** Places a failed mutation's details at their fields and keeps the rest as the form's own error. */
  setServerErrors: (error: unknown) => void;
  clear: () => void;
}

/**
 * Puts the server's words beside the fields they are about. For a form of one mutation there is
 * `useMutationForm`.
 *
 * @param fields the names that the form shows; a detail about anything else becomes the form's error.
 * @param fallback the form's error where the server sent no message
 */
export const useServerErrors = <T extends Record<string, unknown>>(
  { setErrors }: Pick<UseFormReturnType<T>, 'setErrors'>,
  fields: readonly string[],
  fallback?: string,
): ServerErrors => {
  const [formError, setFormError] = useState<Failure | null>(null);
  const setServerErrors = useCallback(
    (error: unknown) => {
      const failure = failureOf(error, fallback);
      const placed: Record<string, string> = {};
      const homeless: string[] = [];
      for (const { field, message } of failure.details) {
        const path = fieldPath(field);
        if (fields.some((known) => isOf(known, path))) placed[path] ??= message;
        else homeless.push(message);
      }
      setErrors(placed);
      const hasPlaced = Object.keys(placed).length > 0;
      if (homeless.length > 0) setFormError({ ...failure, message: homeless.join('\n') });
      else setFormError(hasPlaced ? null : failure);
    },
    [setErrors, fields, fallback],
  );
  return { formError, setServerErrors, clear: () => setFormError(null) };
};
