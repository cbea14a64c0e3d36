import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { EditorBar } from '../../ui/layout/editor-bar.tsx';
import { Box, Grid, Heading, Stack, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { LessonFiles } from '../../ui/lesson/lesson-files.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { RichTextView } from '../../ui/rich-text-view.tsx';
import classes from './assignment.module.css';
import type { Assignment } from './assignment-model.ts';
import { DraftWork } from './draft-work.tsx';
import { DueCard } from './due-card.tsx';
import { NotEnrolled } from './not-enrolled.tsx';
import { RubricTable } from './rubric-table.tsx';
import { SentWork } from './sent-work.tsx';
import { StartSubmission } from './start-submission.tsx';

interface AssignmentViewProps {
  assignment: Assignment;
  onChanged: () => void;
}

/** The instructions and the viewer's work on the left, the deadlines on the right; on a phone the deadlines first. */
export function AssignmentView({ assignment, onChanged }: AssignmentViewProps) {
  const { t } = useTranslation('assignment');
  const { course, lesson, brief, mySubmissions, myStanding } = assignment;
  /** Element at the end of the deadlines into which the draft renders its button. */
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [saved, setSaved] = useState<HTMLElement | null>(null);
  const [last] = mySubmissions;
  const earlier = mySubmissions.filter(({ status }) => status !== 'DRAFT');
  const isOpen =
    (!assignment.myClosesAt || assignment.serverTime <= assignment.myClosesAt) &&
    (!assignment.opensAt || assignment.opensAt <= assignment.serverTime);
  return (
    <Box minH="screen">
      <PageMeta title={lesson.title} isPrivate />
      <EditorBar
        back={brief ? `/learning/${course.slug}?lesson=${lesson.id}` : `/courses/${course.slug}`}
        backLabel={t('back')}
        sub={course.title}
      >
        <div ref={setSaved} />
      </EditorBar>
      <main
        id="main"
        tabIndex={-1}
        className={`${classes.main} ${styleClass({ display: 'grid', gap: 6, maxW: 250, px: 6, pt: 8, pb: 16, mx: 'auto' })}`}
      >
        <div>
          <Heading level={1} text="h2">
            {lesson.title}
          </Heading>
          <Text tone="dim">{t('teacher', { name: course.teacher.fullName })}</Text>
        </div>
        <Grid columns="fill-aside" align="start" gap={6} tablet={{ columns: 1 }}>
          <aside className={classes.aside}>
            <DueCard assignment={assignment} onChanged={onChanged}>
              <div ref={setSlot} />
            </DueCard>
          </aside>
          <Stack gap={4} shrink>
            {!brief && <NotEnrolled assignment={assignment} />}
            {brief && (
              <Stack as="section" card gap={4} shrink>
                <h2>{t('brief.title')}</h2>
                {brief.lesson?.body ? (
                  <RichTextView doc={brief.lesson.body} pictures={brief.lesson.pictures} />
                ) : (
                  <Text tone="dim">{t('brief.none')}</Text>
                )}
                {brief.lesson && brief.lesson.files.length > 0 && <LessonFiles files={brief.lesson.files} />}
              </Stack>
            )}
            {myStanding === 'STUDYING' && last?.status === 'DRAFT' && (
              <DraftWork
                key={last.id}
                assignment={assignment}
                draft={last}
                isOpen={isOpen}
                slot={slot}
                saved={saved}
                onChanged={onChanged}
              />
            )}
            {myStanding === 'STUDYING' && last?.status !== 'DRAFT' && (
              <StartSubmission assignment={assignment} isOpen={isOpen} slot={slot} onBegun={onChanged} />
            )}
            {earlier.map((work) => (
              <SentWork key={work.id} work={work} isNewest={work === last} />
            ))}
            {brief && last?.status !== 'GRADED' && last?.status !== 'RETURNED' && (
              <RubricTable
                rows={last?.rubric ?? brief.rubric}
                total={last?.maxScore ?? assignment.maxScore}
                pass={last?.passScore ?? assignment.passScore}
              />
            )}
          </Stack>
        </Grid>
      </main>
    </Box>
  );
}
