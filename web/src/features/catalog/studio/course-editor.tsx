import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { FormError } from '../../../ui/form-error.tsx';
import kit from '../../../ui/kit.module.css';
import { UnsavedWarning } from '../../../ui/unsaved-warning.tsx';
import { AboutFields } from './about-fields.tsx';
import type { EditableCourseFragment } from './course-edit.gen.ts';
import { lockedState } from './course-state.ts';
import { CoverPanel } from './cover-panel.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { focusField } from './focus-field.ts';
import { PointsField } from './points-field.tsx';
import { PricingFields } from './pricing-fields.tsx';
import { ReadinessPanel } from './readiness-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import classes from './studio-header.module.css';
import { StudioHeader } from './studio-header.tsx';
import { useCourseForm } from './use-course-form.ts';

const LISTS = ['outcomes', 'requirements', 'audience'] as const;

/** The form of a course with its cover, the submit gate and a bar that saves. */
export function CourseEditor({ course }: { course: EditableCourseFragment }) {
  const { t } = useTranslation('studio');
  const form = useCourseForm(course);
  const { state, set, errorOf } = form;
  const { values, restoredAt, conflicts } = state;
  const { hash } = useLocation();
  const isLocked = !course.allowedActions.includes('EDIT');
  const locked = lockedState(course.status);

  useEffect(() => {
    if (hash) focusField(hash.slice(1));
  }, [hash]);

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
          <DraftNotices
            locked={isLocked ? locked : undefined}
            restoredAt={restoredAt}
            conflicts={conflicts?.map((field) => t(`field.${field}`))}
            conflictTitle={t('conflict.title')}
            onDiscard={form.discard}
          />
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
