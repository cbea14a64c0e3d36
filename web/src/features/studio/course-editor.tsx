import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { Card, Stack } from '../../ui/layout/layout.tsx';
import { DraftNotices, type KeptDraftFragment, UnsavedDraftWarning } from '../drafts/index.ts';
import { CoverPanel, PromoPanel, usePicturePort } from '../media/index.ts';
import { AboutFields } from './about-fields.tsx';
import { CertificatePanel } from './certificate-panel.tsx';
import { CoTeachersPanel } from './co-teachers/co-teachers-panel.tsx';
import type { EditableCourseFragment } from './course-edit.gen.ts';
import { lockedState } from './course-state.ts';
import { DangerZone } from './danger-zone.tsx';
import { HeldEditsPanel } from './held/held-edits-panel.tsx';
import { MarksPanel } from './marks-panel.tsx';
import { PointsField } from './points-field.tsx';
import { PricingFields } from './pricing-fields.tsx';
import { ReadinessPanel } from './readiness-panel.tsx';
import { RevisionPanel } from './revision/revision-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { getSaving } from './save-state.tsx';
import classes from './studio-header.module.css';
import { StudioHeader } from './studio-header.tsx';
import { useCourseForm } from './use-course-form.ts';
import { useFieldName } from './use-field-name.ts';

const LISTS = ['outcomes', 'requirements', 'audience'] as const;

interface CourseEditorProps {
  course: EditableCourseFragment;
  draft: KeptDraftFragment | null;
}

/** The form of a course with its cover, the submission checklist and a save bar. */
export function CourseEditor({ course, draft }: CourseEditorProps) {
  const { t } = useTranslation('studio');
  const isLocked = !course.allowedActions.includes('EDIT');
  const form = useCourseForm(course, draft, isLocked);
  const { state, set, getError } = form;
  const { values, conflicts } = state;
  const getName = useFieldName();
  const isDisabled = isLocked || form.draft.offer !== null;
  const port = usePicturePort(course.id, course.descriptionPictures, draft);
  const { hash } = useLocation();
  const locked = lockedState(course);

  useEffect(() => {
    if (hash) focusField(hash.slice(1));
  }, [hash]);

  return (
    <>
      <StudioHeader course={course} tab="info" saving={getSaving(form, course.updatedAt)} />
      <div className={classes.columns}>
        <Stack
          as="form"
          gap={4}
          shrink
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          <DraftNotices
            locked={isLocked ? locked : undefined}
            form={form}
            conflicts={conflicts?.map(getName)}
            conflictTitle={t('conflict.title')}
          />
          <Stack as="fieldset" disabled={isDisabled} gap={4} shrink>
            <AboutFields course={course} form={form} port={port} isLocked={isDisabled} />
            {LISTS.map((list) => (
              <Card key={list}>
                <PointsField
                  id={list}
                  label={t(`form.${list}`)}
                  help={t(`form.${list}Help`)}
                  value={values[list]}
                  error={getError(list)}
                  onChange={(points) => set(list, points)}
                />
              </Card>
            ))}
            <PricingFields course={course} form={form} />
          </Stack>
          <SaveBar form={form} />
          <UnsavedDraftWarning form={form} />
        </Stack>
        <Stack gap={4} shrink>
          <RevisionPanel course={course} />
          <HeldEditsPanel course={course} />
          <ReadinessPanel course={course} formValues={values} isDirty={form.isDirty} />
          <CoverPanel course={course} isLocked={isLocked} onVersion={form.onVersion} />
          <PromoPanel course={course} isLocked={isLocked} onVersion={form.onVersion} />
          <CoTeachersPanel course={course} />
          <CertificatePanel course={course} isLocked={isLocked} />
          <MarksPanel course={course} isLocked={isLocked} />
          <DangerZone course={course} />
        </Stack>
      </div>
    </>
  );
}
