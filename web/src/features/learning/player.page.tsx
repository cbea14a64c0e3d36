import { IconList } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { cacheAndNetwork } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PublicFrame } from '../../ui/public-frame.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useOpenUntilNavigation } from '../../ui/use-open-until-navigation.ts';
import utilities from '../../ui/utilities.module.css';
import { BookmarkLesson } from './bookmarks/bookmark-buttons.tsx';
import { BookmarksContext, useCourseBookmarks } from './bookmarks/use-bookmarks.ts';
import { ClosedCourse } from './closed-course.tsx';
import { CourseAbout } from './course-about.tsx';
import { CourseDone } from './course-done.tsx';
import { DONE, LessonSteps } from './lesson-steps.tsx';
import { LessonView } from './lesson-view.tsx';
import { usePlayerCourseQuery } from './player.gen.ts';
import classes from './player.module.css';
import { getLocks, getPlaces, type Place, type PlayerCourse, placeToOpen } from './player-model.ts';
import { PlayerOutline } from './player-outline.tsx';
import { PlayerTop } from './player-top.tsx';
import { PreviewBar } from './preview-bar.tsx';
import { RefundEnd } from './refund-end.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { RecordedContext, StudiedCourseContext } from './study-mode.ts';
import { useLessonFocus } from './use-lesson-focus.ts';
import { usePlayerKeys } from './use-player-keys.ts';

const Player = ({ course }: { course: PlayerCourse }) => {
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isOutlineOpen, setOutlineOpen] = useOpenUntilNavigation();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [noteRequest, setNoteRequest] = useState(0);
  const [openedIds, setOpenedIds] = useState<ReadonlySet<string>>(new Set());
  const enrolment = course.myEnrolment;
  const requestedId = params.get('lesson');
  const places = getPlaces(course);
  const isRecorded = enrolment?.access === 'ACTIVE';
  const locks = getLocks(places, isRecorded ? enrolment : null);
  const isComplete = Boolean(enrolment?.completedAt);
  // Only students who have completed the course see the page at the end.
  const place =
    requestedId === DONE && isComplete
      ? undefined
      : placeToOpen(places, requestedId, enrolment?.lastLesson?.id);
  const index = place ? places.indexOf(place) : -1;
  const previous = places[index - 1];
  const next = places[index + 1];

  const lessonId = place?.lesson.id;
  useEffect(() => {
    // The URL contains the lesson, so that a reload or a link opens it again.
    if (lessonId && requestedId !== lessonId) setParams({ lesson: lessonId }, { replace: true });
  }, [lessonId, requestedId, setParams]);

  const bookmarks = useCourseBookmarks(course.id, isRecorded);
  const markable = lessonId && !locks.has(lessonId) ? lessonId : undefined;
  const headingRef = useLessonFocus(lessonId);

  const goTo = (other: Place | undefined) => {
    if (other) navigate({ search: `?lesson=${other.lesson.id}` });
  };
  usePlayerKeys({
    videoRef,
    onNext: () => goTo(next),
    onPrevious: () => goTo(previous),
    onHelp: () => setHelpOpen(true),
    onNote: () => setNoteRequest((count) => count + 1),
    onBookmark: () => {
      const video = videoRef.current;
      if (markable) bookmarks?.toggle(markable, video && Math.floor(video.currentTime));
    },
  });
  const studied = useMemo(
    () => ({ id: course.id, title: course.title, noteRequest }),
    [course.id, course.title, noteRequest],
  );

  const heading = ({ number, lesson, sectionNumber, section }: Place) => (
    <Row className={classes.head} wrap align="start" justify="between" rowGap={3} columnGap={6}>
      <div>
        <h1 ref={headingRef} tabIndex={-1}>
          {t('player.lessonNumber', { number, title: lesson.title })}
        </h1>
        <Text mt="half" text="sm" tone="dim">
          {t('player.sectionNumber', { number: sectionNumber, title: section.title })}
        </Text>
      </div>
      <Row gap={2}>
        {markable && <BookmarkLesson lessonId={markable} />}
        <LessonSteps previous={previous} next={next} canFinish={isComplete} />
      </Row>
    </Row>
  );
  const outline = <PlayerOutline course={course} locks={locks} currentId={lessonId} />;
  return (
    <RecordedContext value={isRecorded}>
      <StudiedCourseContext value={studied}>
        <BookmarksContext value={bookmarks}>
          <Box minH="screen">
            <PlayerTop course={course} onHelp={() => setHelpOpen(true)} />
            {!isRecorded && <PreviewBar courseId={course.id} />}
            <div className={classes.columns}>
              <main
                id="main"
                tabIndex={-1}
                className={`${classes.material} ${styleClass({ display: 'flex', direction: 'column', gap: 5, shrink: true, w: 'full', maxW: 250, px: 8, pt: 6, pb: 16, mx: 'auto', outline: 'none' })}`}
              >
                {place ? (
                  <>
                    <PageMeta title={place.lesson.title} isPrivate />
                    <RefundEnd
                      key={place.lesson.id}
                      course={course}
                      lesson={place.lesson}
                      opened={openedIds}
                      onOpened={(id) => setOpenedIds((ids) => new Set([...ids, id]))}
                      heading={heading(place)}
                    >
                      <LessonView
                        lesson={place.lesson}
                        lock={locks.get(place.lesson.id)}
                        videoRef={videoRef}
                        heading={heading(place)}
                        next={next}
                        about={<CourseAbout course={course} />}
                      />
                    </RefundEnd>
                  </>
                ) : (
                  <>
                    <PageMeta title={t('exit.title')} isPrivate />
                    {places[0] ? (
                      <CourseDone
                        courseId={course.id}
                        title={course.title}
                        completedAt={enrolment?.completedAt ?? ''}
                        lessonCount={places.length}
                        category={course.category?.slug}
                        firstLessonId={places[0].lesson.id}
                      />
                    ) : (
                      <EmptyState heading="h1" title={t('player.emptyTitle')} text={t('player.emptyText')} />
                    )}
                  </>
                )}
              </main>
              <Box
                as="aside"
                pb={8}
                bg="surface"
                borderLeft
                tablet={{ display: 'none' }}
                aria-label={t('player.outline')}
              >
                {outline}
              </Box>
            </div>
            <Box as="nav" className={classes.bottom} display="none" aria-label={t('player.steps')}>
              <Button
                variant="default"
                size="lg"
                leftSection={<IconList size={18} aria-hidden="true" />}
                onClick={() => setOutlineOpen(true)}
              >
                {t('player.openOutline', {
                  done: enrolment?.completedRequiredLessons ?? 0,
                  total: enrolment?.requiredLessons ?? places.length,
                })}
              </Button>
              {place && next && (
                <ButtonLink to={{ search: `?lesson=${next.lesson.id}` }} size="lg">
                  {t('player.next')}
                </ButtonLink>
              )}
            </Box>
            <Dialog
              isOpen={isOutlineOpen}
              onClose={() => setOutlineOpen(false)}
              title={t('player.outline')}
              placement="end"
              hideTitle
            >
              <div className={classes.drawer}>{outline}</div>
            </Dialog>
            <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
          </Box>
        </BookmarksContext>
      </StudiedCourseContext>
    </RecordedContext>
  );
};

/** /learning/{courseId}: the course player. */
export function Component() {
  const { t } = useTranslation('learning');
  const idOrSlug = useParams().courseId ?? '';
  const result = usePlayerCourseQuery({
    variables: { idOrSlug },
    // Progress may have changed on another device. The cached data is shown meanwhile.
    ...cacheAndNetwork,
    nextFetchPolicy: 'cache-first',
  });
  return (
    <QueryView
      result={result}
      select={({ course }) => course}
      failed={(retry, error) => (
        <PublicFrame>
          <FailedState error={error} title={t('player.failed')} onRetry={retry} heading="h1" />
        </PublicFrame>
      )}
      skeleton={
        <main id="main" tabIndex={-1} className={utilities.container}>
          <Loading isScreen className={classes.waiting ?? ''}>
            <Skeleton picture />
            <Skeleton height={480} />
          </Loading>
        </main>
      }
      missing={
        <PublicFrame>
          <NotFound />
        </PublicFrame>
      }
    >
      {(course) =>
        course.myEnrolment?.access === 'ACTIVE' || course.isManaged ? (
          <Player course={course} />
        ) : (
          <ClosedCourse course={course} />
        )
      }
    </QueryView>
  );
}
