import { useApolloClient } from '@apollo/client/react';
import type { FormErrors } from '@mantine/form';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courseChanged } from '../../../apollo/cache/courses.ts';
import { failureOf } from '../../../apollo/failure.ts';
import { toast } from '../../../ui/toast.tsx';
import { useServerErrors } from '../../../ui/use-server-errors.ts';
import {
  CourseForEditDocument,
  type EditableCourseFragment,
  useUpdateCourseMutation,
} from './course-edit.gen.ts';
import { brokenRules } from './course-rules.ts';
import {
  COURSE_FIELDS,
  type CourseField,
  type CourseValues,
  changedFields,
  changesOf,
  valuesOf,
} from './course-values.ts';
import { focusField } from './focus-field.ts';
import { useKeptEdits } from './use-kept-edits.ts';

const savedCourse = (course: EditableCourseFragment) => ({
  version: course.version,
  base: valuesOf(course),
});

/**
 * The state of the course form: what was typed upon which version, kept as a draft until it is saved. A save that
 * meets a newer version brings what was typed onto it and asks to look again; nothing typed is ever thrown away.
 */
export const useCourseForm = (course: EditableCourseFragment) => {
  const { t } = useTranslation('studio');
  const client = useApolloClient();
  const [update, { loading: isSaving }] = useUpdateCourseMutation();
  const { keepUp, settle, rebaseOnServer, type, ...edits } = useKeptEdits({
    name: `course.${course.id}`,
    changed: changedFields,
    saved: savedCourse(course),
    readNewer: async () => {
      const { data } = await client.query({
        query: CourseForEditDocument,
        variables: { id: course.id },
        fetchPolicy: 'network-only',
      });
      return data?.course ? savedCourse(data.course) : undefined;
    },
  });
  const { changed } = edits;
  const { base, values, version } = edits.state;
  const [errors, setErrors] = useState<FormErrors>({});
  const { formError, setServerErrors, clear } = useServerErrors({ setErrors }, COURSE_FIELDS);

  const set = useCallback(
    <Field extends CourseField>(field: Field, value: CourseValues[Field]) => {
      type(field, value);
      setErrors((old) =>
        Object.fromEntries(
          Object.entries(old).filter(([key]) => key !== field && !key.startsWith(`${field}.`)),
        ),
      );
    },
    [type],
  );

  const errorOf = (field: CourseField): string | null => {
    const found = Object.entries(errors).find(([key]) => key === field || key.startsWith(`${field}.`));
    return typeof found?.[1] === 'string' ? found[1] : null;
  };

  /** Our own other edits (cover, outline) raise the version, too; anything else is a conflict at the next save. */
  const onVersion = useCallback(
    (next: number) => keepUp((old) => (next === old.version + 1 ? next : old.version)),
    [keepUp],
  );

  const save = async () => {
    clear();
    const broken = brokenRules(values, {
      status: course.status,
      savedPrice: Number(base.price),
      now: Date.now(),
      changed,
    });
    const first = COURSE_FIELDS.find((field) => broken[field]);
    setErrors(
      Object.fromEntries(Object.entries(broken).map(([field, rule]) => [field, t(`form.rule.${rule}`)])),
    );
    if (first) {
      focusField(first);
      return;
    }
    try {
      const { data } = await update({
        variables: { input: { courseId: course.id, expectedVersion: version, ...changesOf(base, values) } },
        update: (cache) => courseChanged(cache, course.id),
      });
      const saved = data?.updateCourse;
      if (!saved) return;
      settle(savedCourse(saved));
      toast.success(t('save.saved'));
    } catch (error) {
      if (failureOf(error).reason === 'STALE_VERSION' && (await rebaseOnServer().catch(() => false))) return;
      setServerErrors(error);
      const field = COURSE_FIELDS.find((each) =>
        failureOf(error).details.some((detail) => detail.field.replace('input.', '').startsWith(each)),
      );
      if (field) focusField(field);
    }
  };

  const discard = () => {
    edits.discard();
    clear();
    setErrors({});
  };

  return { ...edits, isSaving, formError, set, errorOf, save, discard, onVersion };
};

export type CourseForm = ReturnType<typeof useCourseForm>;
