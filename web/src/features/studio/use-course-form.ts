import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { networkOnly } from '../../apollo/fetch-policies.ts';
import { UpdateCourseInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { type KeptDraftFragment, useDraftForm } from '../drafts/index.ts';
import {
  CourseForEditDocument,
  type EditableCourseFragment,
  useUpdateCourseMutation,
} from './course-edit.gen.ts';
import { brokenRules, LIMITS, priceBounds, type Rule } from './course-rules.ts';
import {
  COURSE_FIELDS,
  changedFields,
  forNumbers,
  getChanges,
  type NumberColumn,
  toCourseValues,
} from './course-values.ts';
import { capital, useFieldName } from './use-field-name.ts';

const savedCourse = (course: EditableCourseFragment) => ({
  version: course.version,
  base: toCourseValues(course),
});

/** The form of a course, stored as a draft until it is saved. */
export const useCourseForm = (
  course: EditableCourseFragment,
  serverDraft: KeptDraftFragment | null,
  isLocked: boolean,
) => {
  const { t } = useTranslation('studio');
  const client = useApolloClient();
  const { price } = useFormat();
  const { id } = course;
  const bounds = priceBounds(price);
  const getName = useFieldName();
  const limits = forNumbers((column) => ({ name: capital(getName(column)), ...UpdateCourseInput[column] }));
  const [update] = useUpdateCourseMutation();
  const { adoptVersion, ...form } = useDraftForm({
    name: `course.${id}`,
    subject: { courseId: id },
    serverDraft,
    isLocked,
    fields: COURSE_FIELDS,
    changed: changedFields,
    saved: savedCourse(course),
    readNewer: async () => {
      const { data } = await client.query({
        query: CourseForEditDocument,
        variables: { id, courseId: id },
        ...networkOnly,
      });
      return data?.course ? savedCourse(data.course) : undefined;
    },
    validate: ({ values }, changed) => {
      const rules = brokenRules(values, { now: Date.now(), changed });
      const texts = {
        title: t('form.rule.title', LIMITS.title),
        subtitle: t('form.rule.subtitle', LIMITS.subtitle),
        point: t('form.rule.point', LIMITS.point),
        tags: t('form.rule.tags', LIMITS.tags),
        price: t('form.rule.price', bounds),
        salePrice: t('form.rule.salePrice', bounds),
        saleEndsAt: t('form.rule.saleEndsAt'),
        long: t('form.rule.long'),
        deep: t('form.rule.deep'),
        undescribed: t('form.rule.undescribed'),
      } satisfies Record<Exclude<Rule, 'number'>, string>;
      return Object.fromEntries(
        Object.entries(rules).map(([field, rule]) => [
          field,
          rule === 'number' ? t('form.rule.number', limits[field as NumberColumn]) : texts[rule],
        ]),
      );
    },
    send: async ({ base, values, version }, _changed, draftId) => {
      const input = { courseId: id, expectedVersion: version, draftId, ...getChanges(base, values) };
      const { data } = await update({ variables: { input } });
      return data ? savedCourse(data.updateCourse) : undefined;
    },
    savedText: t('save.saved'),
  });

  /** Our own other edits (cover, outline) increase the version, too. Any other version is a conflict when saving. */
  const onVersion = useCallback(
    (next: number) => adoptVersion((old) => (next === old.version + 1 ? next : old.version)),
    [adoptVersion],
  );
  return { ...form, onVersion };
};

export type CourseForm = ReturnType<typeof useCourseForm>;
