import type { UseFormReturnType } from '@mantine/form';
import { useCallback, useState } from 'react';
import { type Failure, toFailure } from '../apollo/failure.ts';

/** The server's path as a form path: `input.email` → `email`, `courses[0].title` → `courses.0.title`. */
export const fieldPath = (field: string): string =>
  field.replace(/^input\./, '').replaceAll(/\[(\d+)\]/g, '.$1');

/** True if a path is the field or nested inside it. */
export const isFieldPath = (field: string, path: string): boolean =>
  path === field || path.startsWith(`${field}.`);

interface ServerErrors {
  /** Errors of no field of this form; null if there are none. */
  formError: Failure | null;
  /** Assigns a failed mutation's details to their fields. The rest becomes the form's error. */
  setServerErrors: (error: unknown) => void;
  clear: () => void;
}

/**
 * Shows server errors at their fields. For a form with one mutation use `useMutationForm`.
 * @param fields the names of the form's fields; details of other fields become the form's error
 * @param fallback the form's error if the server sent no message
 */
export const useServerErrors = <T extends Record<string, unknown>>(
  { setErrors }: Pick<UseFormReturnType<T>, 'setErrors'>,
  fields: readonly string[],
  fallback?: string,
): ServerErrors => {
  const [formError, setFormError] = useState<Failure | null>(null);
  const setServerErrors = useCallback(
    (error: unknown) => {
      const failure = toFailure(error, fallback);
      const placed: Record<string, string> = {};
      const homeless: string[] = [];
      for (const { field, message } of failure.details) {
        const path = fieldPath(field);
        if (fields.some((known) => isFieldPath(known, path))) placed[path] ??= message;
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
