import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FormError } from '../../../ui/form-error.tsx';
import { useFormat } from '../../../ui/format.ts';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { UnsavedWarning } from '../../../ui/unsaved-warning.tsx';
import { AboutFields } from './about-fields.tsx';
import type { EditableCourseFragment } from './course-edit.gen.ts';
import { CoverPanel } from './cover-panel.tsx';
import { focusField } from './focus-field.ts';
import { PointsField } from './points-field.tsx';
import { PricingFields } from './pricing-fields.tsx';
import { ReadinessPanel } from './readiness-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import classes from './studio-header.module.css';
import { StudioHeader } from './studio-header.tsx';
import { useCourseForm } from './use-course-form.ts';

const LISTS = ['outcomes', 'requirements', 'audience'] as const;
const LOCKED = ['PENDING_REVIEW', 'REJECTED', 'SUSPENDED', 'ARCHIVED'] as const;

/** The form of a course with its cover, the submit gate and a bar that saves. */
export function CourseEditor({ course }: { course: EditableCourseFragment }) {
  const { t } = useTranslation('studio');
  const { date, time } = useFormat();
  const form = useCourseForm(course);
  const { state, set, errorOf } = form;
  const { values, restoredAt, clashes } = state;
  const { hash } = useLocation();
  const isLocked = !course.allowedActions.includes('EDIT');
  const locked = LOCKED.find((status) => status === course.status);

  useEffect(() => {
    if (hash) focusField(hash.slice(1));
  }, [hash]);

  const restored = restoredAt === null ? null : new Date(restoredAt).toISOString();
  return (
    <>
      <StudioHeader course={course} tab="info" />
      <div className={classes.columns}>
        <form
          className={kit.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          {isLocked && locked && <Notice>{t(`locked.${locked}`)}</Notice>}
          {restored && (
            <Notice tone="warn">
              <p>{t('restored.text', { time: time(restored), date: date(restored) })}</p>
              <Button variant="default" size="sm" mt={8} onClick={form.discard}>
                {t('restored.drop')}
              </Button>
            </Notice>
          )}
          {clashes && (
            <Notice tone="warn" isAlert>
              <h2 className={classes.noticeTitle}>{t('conflict.title')}</h2>
              <p>{t('conflict.text')}</p>
              {clashes.length > 0 && (
                <p>
                  {t('conflict.clash', { fields: clashes.map((field) => t(`field.${field}`)).join(', ') })}
                </p>
              )}
            </Notice>
          )}
          <fieldset disabled={isLocked} className={kit.stack}>
            <AboutFields course={course} form={form} isLocked={isLocked} />
            {LISTS.map((list) => (
              <div key={list} className={kit.card}>
                <PointsField
                  id={list}
                  label={t(`form.${list}`)}
                  help={t(`form.${list}Help`)}
                  value={values[list]}
                  error={errorOf(list)}
                  onChange={(points) => set(list, points)}
                />
              </div>
            ))}
            <PricingFields course={course} form={form} />
          </fieldset>
          <FormError failure={form.formError} />
          <SaveBar form={form} />
          <UnsavedWarning isDirty={form.isDirty} />
        </form>
        <div className={classes.side}>
          <ReadinessPanel course={course} isDirty={form.isDirty} />
          <CoverPanel course={course} isLocked={isLocked} onVersion={form.onVersion} />
        </div>
      </div>
    </>
  );
}
