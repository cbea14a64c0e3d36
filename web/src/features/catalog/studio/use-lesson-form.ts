import { useApolloClient } from '@apollo/client/react';
import type { FormErrors } from '@mantine/form';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../apollo/failure.ts';
import { say } from '../../../ui/toast.tsx';
import { useServerErrors } from '../../../ui/use-server-errors.ts';
import { dropDraft, readDraft } from './draft-store.ts';
import { sizeProblem } from './editor/rich-text.ts';
import { focusField } from './focus-field.ts';
import { beginEdits, rebase } from './kept-edits.ts';
import {
  type EditableLessonFragment,
  LessonForEditDocument,
  useUpdateLessonMutation,
} from './lesson-edit.gen.ts';
import {
  changedInLesson,
  LESSON_FIELDS,
  type LessonField,
  type LessonValues,
  lessonValuesOf,
  onWire,
} from './lesson-values.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/**
 * The state of a lesson's form, kept as a draft until it is saved. A save that meets a newer version brings what was
 * typed onto it and asks to look again. Video and captions are saved by themselves.
 */
export const useLessonForm = (lesson: EditableLessonFragment) => {
  const { t } = useTranslation('studio');
  const name = `lesson.${lesson.id}`;
  const client = useApolloClient();
  const [update, { loading: isSaving }] = useUpdateLessonMutation();
  const [state, setState] = useState(() =>
    beginEdits(
      changedInLesson,
      { version: lesson.version, base: lessonValuesOf(lesson) },
      readDraft<LessonValues>(name),
    ),
  );
  const [errors, setErrors] = useState<FormErrors>({});
  const { formError, place, clear } = useServerErrors({ setErrors }, LESSON_FIELDS);
  const { base, values, version } = state;
  const changed = changedInLesson(base, values);
  const isDirty = changed.length > 0;
  useKeptDraft(name, isDirty, state);

  // Our own other edits (a video, its place in the outline) raise the version and leave the form as it is
  useEffect(() => {
    setState((old) =>
      lesson.version > old.version && !changedInLesson(old.base, lessonValuesOf(lesson)).length
        ? { ...old, version: lesson.version }
        : old,
    );
  }, [lesson]);

  const set = useCallback(<Field extends LessonField>(field: Field, value: LessonValues[Field]) => {
    setState((old) => ({ ...old, values: { ...old.values, [field]: value } }));
    setErrors(({ [field]: _gone, ...rest }) => rest);
  }, []);

  const meetNewer = async (): Promise<boolean> => {
    const { data } = await client.query({
      query: LessonForEditDocument,
      variables: { id: lesson.id },
      fetchPolicy: 'network-only',
    });
    const newer = data?.lessonContent;
    if (!newer || newer.version === version) return false;
    const next = lessonValuesOf(newer);
    const rebased = rebase(changedInLesson, base, values, next);
    setState({ version: newer.version, base: next, ...rebased, restoredAt: null });
    return true;
  };

  const save = async () => {
    clear();
    const { title, body } = values;
    const size = sizeProblem(body);
    const broken: FormErrors = {
      ...(title.trim().length < 3 && { title: t('outline.tooShort') }),
      ...(size && { body: t(`form.rule.${size}`) }),
    };
    setErrors(broken);
    const [first] = Object.keys(broken);
    if (first) {
      focusField(first);
      return;
    }
    const sent = onWire(values);
    const changes: Partial<LessonValues> = Object.fromEntries(changed.map((field) => [field, sent[field]]));
    try {
      const { data } = await update({
        variables: { input: { lessonId: lesson.id, expectedVersion: version, ...changes } },
        context: { suppressToast: true },
      });
      if (!data) return;
      dropDraft(name);
      const next = lessonValuesOf(data.updateLesson);
      // What was typed while the request was on its way stays typed.
      setState((old) => ({
        version: data.updateLesson.version,
        base: next,
        values: rebase(changedInLesson, values, old.values, next).values,
        restoredAt: null,
        clashes: null,
      }));
      say.success(t('lesson.saved'));
    } catch (error) {
      if (failureOf(error).code === 'CONFLICT' && (await meetNewer().catch(() => false))) return;
      place(error);
    }
  };

  const discard = () => {
    dropDraft(name);
    clear();
    setErrors({});
    setState((old) => ({ ...old, values: old.base, restoredAt: null, clashes: null }));
  };

  const errorOf = (field: LessonField) => (typeof errors[field] === 'string' ? errors[field] : null);
  return { state, changed, isDirty, isSaving, formError, set, errorOf, save, discard };
};
