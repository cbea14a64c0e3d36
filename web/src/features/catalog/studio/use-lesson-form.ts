import type { FormErrors } from '@mantine/form';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpdateLessonInput } from '../../../generated/schema.ts';
import { say } from '../../../ui/toast.tsx';
import { useServerErrors } from '../../../ui/use-server-errors.ts';
import { dropDraft, readDraft } from './draft-store.ts';
import { type RichNode, sizeProblem, tidyDoc } from './editor/rich-text.ts';
import { focusField } from './focus-field.ts';
import { type EditableLessonFragment, useUpdateLessonMutation } from './lesson-edit.gen.ts';
import { useKeptDraft } from './use-kept-draft.ts';

interface LessonValues {
  title: string;
  isPreview: boolean;
  body: RichNode;
}

const FIELDS = ['title', 'isPreview', 'body'] as const;

const valuesOf = ({ title, isPreview, body }: EditableLessonFragment): LessonValues => ({
  title,
  isPreview,
  body: tidyDoc(body),
});

const changedIn = (base: LessonValues, { title, isPreview, body }: LessonValues): (keyof LessonValues)[] =>
  FIELDS.filter((field) =>
    field === 'body'
      ? JSON.stringify(base.body) !== JSON.stringify(body)
      : base[field] !== (field === 'title' ? title.trim() : isPreview),
  );

/** The state of a lesson's form, kept as a draft until it is saved. Video and captions are saved by themselves. */
export const useLessonForm = (lesson: EditableLessonFragment) => {
  const { t } = useTranslation('studio');
  const name = `lesson.${lesson.id}`;
  const [update, { loading: isSaving }] = useUpdateLessonMutation();
  const [state, setState] = useState(() => {
    const base = valuesOf(lesson);
    const draft = readDraft<LessonValues>(name);
    const isDraft = draft !== null && changedIn(base, draft.values).length > 0;
    return {
      version: 0,
      base,
      values: isDraft ? draft.values : base,
      restoredAt: isDraft ? draft.savedAt : null,
    };
  });
  const [errors, setErrors] = useState<FormErrors>({});
  const { formError, place, clear } = useServerErrors({ setErrors }, FIELDS);
  const changed = changedIn(state.base, state.values);
  const isDirty = changed.length > 0;
  useKeptDraft(name, isDirty, state);

  const set = useCallback(<Field extends keyof LessonValues>(field: Field, value: LessonValues[Field]) => {
    setState((old) => ({ ...old, values: { ...old.values, [field]: value } }));
    setErrors(({ [field]: _gone, ...rest }) => rest);
  }, []);

  const save = async () => {
    clear();
    const { title, body } = state.values;
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
    const sent = { ...state.values, title: title.trim() };
    const changes: Omit<UpdateLessonInput, 'lessonId'> = Object.fromEntries(
      changed.map((field) => [field, sent[field]]),
    );
    try {
      const { data } = await update({
        variables: { input: { lessonId: lesson.id, ...changes } },
        context: { suppressToast: true },
      });
      if (!data) return;
      dropDraft(name);
      const base = valuesOf(data.updateLesson);
      // What was typed while the request was on its way stays typed.
      setState((old) => ({
        ...old,
        base,
        values: old.values === state.values ? base : old.values,
        restoredAt: null,
      }));
      say.success(t('lesson.saved'));
    } catch (error) {
      place(error);
    }
  };

  const discard = () => {
    dropDraft(name);
    clear();
    setErrors({});
    setState((old) => ({ ...old, values: old.base, restoredAt: null }));
  };

  const errorOf = (field: keyof LessonValues) => (typeof errors[field] === 'string' ? errors[field] : null);
  return { state, changed, isDirty, isSaving, formError, set, errorOf, save, discard };
};
