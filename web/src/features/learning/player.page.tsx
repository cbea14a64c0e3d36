import { Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconChevronLeft,
  IconChevronRight,
  IconKeyboard,
  IconList,
} from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { NotFound } from '../../app/not-found.tsx';
import { ThemeSwitch } from '../../app/switches.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ClosedDrawing } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import kit from '../../ui/kit.module.css';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Bone, Loading } from '../../ui/skeleton.tsx';
import { CourseDone } from './course-done.tsx';
import { LessonView } from './lesson-view.tsx';
import { usePlayerCourseQuery } from './player.gen.ts';
import classes from './player.module.css';
import { type Place, type PlayerCourse, placesOf, placeToOpen } from './player-model.ts';
import { PlayerOutline } from './player-outline.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { usePlayerKeys } from './use-player-keys.ts';

/** In the address, instead of a lesson: the page at the end. */
const DONE = 'done';

const TopBar = ({ course, onHelp }: { course: PlayerCourse | undefined; onHelp: () => void }) => {
  const { t } = useTranslation('learning');
  const enrolment = course?.myEnrolment;
  return (
    <header className={classes.top}>
      <Link to="/dashboard/courses" className={kit.iconButton} aria-label={t('player.back')}>
        <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
      </Link>
      <p className={classes.course}>{course?.title}</p>
      {enrolment && (
        <span className={`${kit.row} ${kit.notPhone} ${kit.small} ${kit.number}`}>
          <Bloom percent={enrolment.percentage} size={24} />
          <b className={kit.strong}>
            {t('player.progress', { done: enrolment.completedLessons, total: enrolment.totalLessons })}
          </b>
          <span className={kit.dim}>· {enrolment.percentage}%</span>
        </span>
      )}
      <button
        type="button"
        className={`${kit.iconButton} ${kit.notPhone}`}
        aria-label={t('player.shortcuts')}
        onClick={onHelp}
      >
        <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <ThemeSwitch />
    </header>
  );
};

interface StepsProps {
  previous: Place | undefined;
  next: Place | undefined;
  canFinish: boolean;
}

const Steps = ({ previous, next, canFinish }: StepsProps) => {
  const { t } = useTranslation('learning');
  return (
    <div className={classes.steps}>
      {previous && (
        <Button
          component={Link}
          to={{ search: `?lesson=${previous.lesson.id}` }}
          variant="default"
          leftSection={<IconChevronLeft size={18} aria-hidden="true" />}
        >
          {t('player.previous')}
        </Button>
      )}
      {next ? (
        <Button
          component={Link}
          to={{ search: `?lesson=${next.lesson.id}` }}
          rightSection={<IconChevronRight size={18} aria-hidden="true" />}
        >
          {t('player.next')}
        </Button>
      ) : (
        canFinish && (
          <Button component={Link} to={{ search: `?lesson=${DONE}` }}>
            {t('player.finish')}
          </Button>
        )
      )}
    </div>
  );
};

const Player = ({ course }: { course: PlayerCourse }) => {
  const { t } = useTranslation('learning');
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const enrolment = course.myEnrolment;
  const asked = params.get('lesson');
  const places = placesOf(course);
  const isComplete = Boolean(enrolment?.completedAt);
  // The page at the end is only for those who are there.
  const place =
    asked === DONE && isComplete ? undefined : placeToOpen(places, asked, enrolment?.lastLesson?.id);
  const index = place ? places.indexOf(place) : -1;
  const previous = places[index - 1];
  const next = places[index + 1];

  const lessonId = place?.lesson.id;
  useEffect(() => {
    // The address names the lesson, so that a reload or a link finds the same one.
    if (lessonId && asked !== lessonId) setParams({ lesson: lessonId }, { replace: true });
  }, [lessonId, asked, setParams]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson closes the drawer
  useEffect(() => setOutlineOpen(false), [lessonId]);

  const nextId = next?.lesson.id;
  const previousId = previous?.lesson.id;
  usePlayerKeys({
    videoRef,
    onNext: useCallback(() => {
      if (nextId) navigate({ search: `?lesson=${nextId}` });
    }, [navigate, nextId]),
    onPrevious: useCallback(() => {
      if (previousId) navigate({ search: `?lesson=${previousId}` });
    }, [navigate, previousId]),
    onHelp: useCallback(() => setHelpOpen(true), []),
  });

  const heading = ({ number, lesson, sectionNumber, section }: Place) => (
    <div className={classes.head}>
      <div>
        <h1>{t('player.lessonNumber', { number, title: lesson.title })}</h1>
        <p className={classes.section}>
          {t('player.sectionNumber', { number: sectionNumber, title: section.title })}
        </p>
      </div>
      <Steps previous={previous} next={next} canFinish={isComplete} />
    </div>
  );
  const outline = <PlayerOutline course={course} currentId={lessonId} />;
  return (
    <div className={classes.player}>
      <TopBar course={course} onHelp={() => setHelpOpen(true)} />
      <div className={classes.columns}>
        <main id="main" tabIndex={-1} className={classes.material}>
          {place ? (
            <>
              <PageMeta title={place.lesson.title} isPrivate />
              <LessonView
                key={place.lesson.id}
                lesson={place.lesson}
                videoRef={videoRef}
                heading={heading(place)}
              />
            </>
          ) : (
            <>
              <PageMeta title={t('exit.title')} isPrivate />
              {places[0] ? (
                <CourseDone title={course.title} firstLessonId={places[0].lesson.id} />
              ) : (
                <EmptyState heading="h1" title={t('player.emptyTitle')} text={t('player.emptyText')} />
              )}
            </>
          )}
        </main>
        <aside className={classes.outline} aria-label={t('player.outline')}>
          {outline}
        </aside>
      </div>
      <nav className={classes.bottom} aria-label={t('player.steps')}>
        <Button
          variant="default"
          size="lg"
          leftSection={<IconList size={18} aria-hidden="true" />}
          onClick={() => setOutlineOpen(true)}
        >
          {t('player.openOutline', {
            done: enrolment?.completedLessons ?? 0,
            total: enrolment?.totalLessons ?? 0,
          })}
        </Button>
        {next && (
          <Button component={Link} to={{ search: `?lesson=${next.lesson.id}` }} size="lg">
            {t('player.next')}
          </Button>
        )}
      </nav>
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
    </div>
  );
};

const Closed = ({ course }: { course: PlayerCourse }) => {
  const { t } = useTranslation('learning');
  const kind = course.myEnrolment ? 'suspended' : 'notEnrolled';
  return (
    <main id="main" tabIndex={-1} className={kit.container}>
      <PageMeta title={course.title} isPrivate />
      <EmptyState
        heading="h1"
        drawing={<ClosedDrawing />}
        title={t(`player.${kind}Title`)}
        text={t(`player.${kind}Text`)}
        actions={
          <Button component={Link} to={`/courses/${course.slug}`}>
            {t('player.notEnrolledAction')}
          </Button>
        }
      />
    </main>
  );
};

/** /learning/{courseId}: the course player. */
export function Component() {
  const { t } = useTranslation('learning');
  const idOrSlug = useParams().courseId ?? '';
  const { data, error, refetch } = usePlayerCourseQuery({
    variables: { idOrSlug },
    // Progress made elsewhere must show; what the cache has is shown meanwhile.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.course) {
    return data.course.myEnrolment?.access === 'ACTIVE' ? (
      <Player course={data.course} />
    ) : (
      <Closed course={data.course} />
    );
  }
  return (
    <main id="main" tabIndex={-1} className={kit.container}>
      {data ? (
        <NotFound />
      ) : error ? (
        <FailedState error={error} title={t('player.failed')} onRetry={() => void refetch()} />
      ) : (
        <Loading className={classes.waiting ?? ''}>
          <Bone picture />
          <Bone height={480} />
        </Loading>
      )}
    </main>
  );
}
