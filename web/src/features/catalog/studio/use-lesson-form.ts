import { useApolloClient } from '@apollo/client/react';
import type { FormErrors } from '@mantine/form';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../apollo/failure.ts';
import { toast } from '../../../ui/toast.tsx';
import { useServerErrors } from '../../../ui/use-server-errors.ts';
import { sizeProblem } from './editor/rich-text.ts';
import { focusField } from './focus-field.ts';
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
import { useKeptEdits } from './use-kept-edits.ts';

const savedLesson = (lesson: EditableLessonFragment) => ({
  version: lesson.version,
  base: lessonValuesOf(lesson),
});

/**
 * The state of a lesson's form, kept as a draft until it is saved. A save that meets a newer version brings what was
 * typed onto it and asks to look again. Video and captions are saved by themselves.
 */
export const useLessonForm = (lesson: EditableLessonFragment) => {
  const { t } = useTranslation('studio');
  const client = useApolloClient();
  const [update, { loading: isSaving }] = useUpdateLessonMutation();
  const { keepUp, settle, rebaseOnServer, type, ...edits } = useKeptEdits({
    name: `lesson.${lesson.id}`,
    changed: changedInLesson,
    saved: savedLesson(lesson),
    readNewer: async () => {
      const { data } = await client.query({
        query: LessonForEditDocument,
        variables: { id: lesson.id },
        fetchPolicy: 'network-only',
      });
      return data?.lessonContent ? savedLesson(data.lessonContent) : undefined;
    },
  });
  const { values, version } = edits.state;
  const [errors, setErrors] = useState<FormErrors>({});
  const { formError, setServerErrors, clear } = useServerErrors({ setErrors }, LESSON_FIELDS);

  // Our own other edits (a video, its place in the outline) raise the version and leave the form as it is
  useEffect(() => {
    keepUp(({ version: known, base }) =>
      lesson.version > known && !changedInLesson(base, lessonValuesOf(lesson)).length
        ? lesson.version
        : known,
    );
  }, [keepUp, lesson]);

  const set = useCallback(
    <Field extends LessonField>(field: Field, value: LessonValues[Field]) => {
      type(field, value);
      setErrors(({ [field]: _gone, ...rest }) => rest);
    },
    [type],
  );

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
    const changes: Partial<LessonValues> = Object.fromEntries(
      edits.changed.map((field) => [field, sent[field]]),
    );
    try {
      const { data } = await update({
        variables: { input: { lessonId: lesson.id, expectedVersion: version, ...changes } },
      });
      if (!data) return;
      settle(savedLesson(data.updateLesson));
      toast.success(t('lesson.saved'));
    } catch (error) {
      if (failureOf(error).reason === 'STALE_VERSION' && (await rebaseOnServer().catch(() => false))) return;
      setServerErrors(error);
    }
  };

  const discard = () => {
    edits.discard();
    clear();
    setErrors({});
  };

  const errorOf = (field: LessonField) => (typeof errors[field] === 'string' ? errors[field] : null);
  return { ...edits, isSaving, formError, set, errorOf, save, discard };
};
