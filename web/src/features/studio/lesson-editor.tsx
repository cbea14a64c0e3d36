import { type ComponentType, useCallback } from 'react';
import { UpdateLessonInput } from '../../generated/input-rules.ts';
import type { LessonKind } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { countWords, type RichNode } from '../../ui/editor/rich-text.ts';
import { RichTextField } from '../../ui/editor/rich-text-field.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row, Stack } from '../../ui/layout/layout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DraftNotices, type KeptDraftFragment, UnsavedDraftWarning } from '../drafts/index.ts';
import { FilesPanel, usePicturePort } from '../media/index.ts';
import about from './about-fields.module.css';
import { AssignmentPanel } from './assignment-panel.tsx';
import { CountedInput } from './counted-input.tsx';
import { lockedState } from './course-state.ts';
import { HeldEditsPanel } from './held/held-edits-panel.tsx';
import { EmbedFields, LiveFields } from './kind-fields.tsx';
import type { EditableLessonFragment } from './lesson-edit.gen.ts';
import { LessonNeighbours, LessonSteps } from './lesson-neighbours.tsx';
import { QuizPanel } from './quiz-panel.tsx';
import { SaveBar } from './save-bar.tsx';
import { getSaving, SaveState } from './save-state.tsx';
import { StudyRules } from './study-rules.tsx';
import { type LessonForm, useLessonForm } from './use-lesson-form.ts';
import { VideoPanel } from './video-panel.tsx';

interface KindFields {
  /** Uploads above the form; null if there are none. */
  Media: ComponentType<{ lesson: EditableLessonFragment; isLocked: boolean }> | null;
  /** Fields of this kind only, after the title. */
  Fields?: ComponentType<{ lesson: EditableLessonFragment; form: LessonForm }>;
  bodyLabel: 'lesson.body' | 'lesson.notes' | 'lesson.words';
  bodyHelp: 'lesson.notesHelp' | null;
  /** True if the length of the text determines the lesson's duration. */
  hasReadingTime: boolean;
}

const NOTES = { bodyLabel: 'lesson.notes', bodyHelp: 'lesson.notesHelp', hasReadingTime: false } as const;
const WORDS = { bodyLabel: 'lesson.words', bodyHelp: null, hasReadingTime: false } as const;

const FIELDS: Readonly<Record<LessonKind, KindFields>> = {
  TEXT: { Media: null, bodyLabel: 'lesson.body', bodyHelp: null, hasReadingTime: true },
  VIDEO: { Media: VideoPanel, ...NOTES },
  FILE: { Media: FilesPanel, ...WORDS },
  QUIZ: { Media: QuizPanel, ...WORDS },
  ASSIGNMENT: { Media: AssignmentPanel, ...WORDS },
  LIVE: { Media: null, Fields: LiveFields, ...WORDS },
  EMBED: { Media: null, Fields: EmbedFields, ...WORDS },
};

interface LessonEditorProps {
  lesson: EditableLessonFragment;
  draft: KeptDraftFragment | null;
}

/** The form of a lesson: fields of its kind, text, files, and study rules. */
export function LessonEditor({ lesson, draft }: LessonEditorProps) {
  const { t } = useTranslation(['lessons', 'studio']);
  const { duration } = useFormat();
  const { course, kind } = lesson;
  const isLocked = !course.allowedActions.includes('EDIT');
  const form = useLessonForm(lesson, draft, isLocked);
  const { values, conflicts } = form.state;
  const isDisabled = isLocked || form.draft.offer !== null;
  const locked = lockedState(course);
  const wordCount = countWords(values.body);
  const { Media, Fields, bodyLabel, bodyHelp, hasReadingTime } = FIELDS[kind];
  const { set } = form;
  const port = usePicturePort(course.id, lesson.pictures, draft);
  const setBody = useCallback((doc: RichNode) => set('body', doc), [set]);
  const title = (
    <CountedInput
      id="title"
      label={t('lesson.name')}
      max={UpdateLessonInput.title.maxLength}
      value={values.title}
      error={form.getError('title')}
      onChange={(event) => set('title', event.currentTarget.value)}
    />
  );
  return (
    <>
      <PageHeader
        title={lesson.title}
        breadcrumbs={[
          { label: t('studio:courses'), to: '/teacher/courses' },
          { label: course.title, to: `/teacher/courses/${course.id}/structure` },
          { label: lesson.title },
        ]}
        sub={
          <Row wrap rowGap={1} columnGap={3}>
            <span>{t(`outline.${kind}`)}</span>
            <SaveState saving={getSaving(form, lesson.updatedAt)} />
          </Row>
        }
        actions={<LessonSteps course={course} lessonId={lesson.id} />}
      />
      <Stack
        as="form"
        gap={4}
        shrink
        maxW={220}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <DraftNotices
          locked={isLocked ? locked : undefined}
          form={form}
          conflicts={conflicts?.map((field) => t(`lesson.field.${field}`))}
          conflictTitle={t('lesson.conflict')}
        />
        <HeldEditsPanel course={course} lessonId={lesson.id} />
        {Media && (
          <>
            <Stack as="fieldset" disabled={isDisabled} card gap={4} shrink>
              {title}
            </Stack>
            <Media lesson={lesson} isLocked={isLocked} />
          </>
        )}
        <Stack as="fieldset" disabled={isDisabled} card gap={4} shrink>
          {!Media && title}
          {Fields && <Fields lesson={lesson} form={form} />}
          <RichTextField
            id="body"
            label={t(bodyLabel)}
            help={bodyHelp && t(bodyHelp)}
            side={
              hasReadingTime && (
                <Box
                  as="span"
                  className={about.words}
                  display="inline-flex"
                  align="center"
                  gap={2}
                  text="xs"
                  tone="dim"
                  numbers
                >
                  {t('lesson.reading', { words: wordCount, time: duration(Math.ceil(wordCount * 0.3)) })}
                </Box>
              )
            }
            error={form.getError('body')}
            value={values.body}
            onChange={setBody}
            isReadOnly={isDisabled}
            port={port}
          />
        </Stack>
        <fieldset disabled={isDisabled}>
          <StudyRules lesson={lesson} form={form} />
        </fieldset>
        {kind !== 'FILE' && <FilesPanel lesson={lesson} isLocked={isLocked} />}
        {kind === 'LIVE' && <VideoPanel lesson={lesson} isLocked={isLocked} />}
        <SaveBar form={form} submitLabel={t('lesson.save')} />
        <UnsavedDraftWarning form={form} />
        <LessonNeighbours course={course} lessonId={lesson.id} />
      </Stack>
    </>
  );
}
