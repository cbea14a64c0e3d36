import type { FormErrors } from '@mantine/form';
import { useCallback, useState } from 'react';
import { toFailure } from '../../apollo/failure.ts';
import { withoutToasts } from '../../apollo/suppress-toast.ts';
import type { EditDraftSubjectInput } from '../../generated/schema.ts';
import { focusField } from '../../ui/focus-field.ts';
import { toast } from '../../ui/toast.tsx';
import { fieldPath, isFieldPath, useServerErrors } from '../../ui/use-server-errors.ts';
import type { KeptDraftFragment } from './edit-draft.gen.ts';
import type { Edits, GetChangedFields } from './edits.ts';
import { type Saved, useDraftedEdits } from './use-drafted-edits.ts';

interface Options<V, F extends keyof V & string> {
  /** Name of the draft in this tab, for instance `course.<id>`. */
  name: string;
  subject: EditDraftSubjectInput;
  /** The server's draft when the form opens. */
  serverDraft: KeptDraftFragment | null;
  isLocked: boolean;
  /** All fields in the order of the form. The server uses the same names. */
  fields: readonly F[];
  changed: GetChangedFields<V, F>;
  saved: Saved<V>;
  /** Fetches the saved version from the server, not from the cache. */
  readNewer: () => Promise<Saved<V> | undefined>;
  /** The form's own validation errors by field. */
  validate: (edits: Edits<V, F>, changed: F[]) => Partial<Record<F, string>>;
  /** Sends the changes, with the id of the draft that the server deletes. Returns the stored version. */
  send: (edits: Edits<V, F>, changed: F[], draftId: string | null) => Promise<Saved<V> | undefined>;
  savedText: string;
}

/**
 * A long form: its input is stored as a draft until it is saved. If a newer version was saved elsewhere, the input is
 * rebased onto it, and the viewer is asked to check it. Input is never lost.
 */
export const useDraftForm = <V extends object, F extends keyof V & string>(options: Options<V, F>) => {
  const { fields, validate, send, savedText } = options;
  const { settle, rebaseOnServer, type, ...edits } = useDraftedEdits<V, F>(options);
  const { state, changed } = edits;
  const { saver } = edits.draft;
  const [isSaving, setSaving] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const { formError, setServerErrors, clear } = useServerErrors({ setErrors }, fields);

  const focusFirst = (paths: readonly string[]): boolean => {
    const first = fields.find((field) => paths.some((path) => isFieldPath(field, path)));
    if (first) focusField(first);
    return first !== undefined;
  };

  const set = useCallback(
    <Field extends F>(field: Field, value: V[Field]) => {
      type(field, value);
      setErrors((old) => Object.fromEntries(Object.entries(old).filter(([key]) => !isFieldPath(field, key))));
    },
    [type],
  );

  const getError = (field: F): string | null => {
    const match = Object.entries(errors).find(([key]) => isFieldPath(field, key));
    return typeof match?.[1] === 'string' ? match[1] : null;
  };

  const save = async () => {
    clear();
    const wrong = validate(state, changed);
    setErrors(wrong);
    if (focusFirst(Object.keys(wrong))) return;
    setSaving(true);
    try {
      await saver.autosave.hold();
      const stored = await withoutToasts(() => send(state, changed, saver.id));
      if (!stored) return;
      settle(stored);
      toast.success(savedText);
    } catch (error) {
      const { reason, details } = toFailure(error);
      if (reason === 'STALE_VERSION' && (await rebaseOnServer().catch(() => false))) return;
      setServerErrors(error);
      focusFirst(details.map(({ field }) => fieldPath(field)));
    } finally {
      saver.autosave.release();
      setSaving(false);
    }
  };

  const discard = () => {
    edits.discard();
    clear();
    setErrors({});
  };

  return { ...edits, isSaving, formError, set, getError, save, discard };
};

export type DraftForm = Pick<
  ReturnType<typeof useDraftForm<Record<string, unknown>, string>>,
  'draft' | 'isDirty' | 'discard'
> & { state: { restoredAt: number | null } };
