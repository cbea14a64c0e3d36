import { IconArrowRight, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { CourseCover } from '../../ui/course-cover.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Row } from '../../ui/layout/layout.tsx';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { shortTitle } from '../../ui/short-title.ts';
import utilities from '../../ui/utilities.module.css';
import { HeroArt, PETAL_PAIRS } from './hero-art.tsx';
import type { HomeQuery } from './home.gen.ts';
import classes from './sample-lesson.module.css';

type Sample = NonNullable<HomeQuery['sampleLesson']>;

/** Loaded when the visitor starts the lesson. */
const SamplePlayer = lazyOptional(async () => (await import('./sample-player.tsx')).SamplePlayer, {
  texts: ['material'],
  failed: PartFailed,
});

/**
 * The drawing of the home page with a lesson that plays in place when the visitor starts it. Each fifth of it opens a
 * pair of petals. Without a suitable lesson only the drawing is shown.
 */
export function SampleLesson({ lesson }: { lesson: Sample | null | undefined }) {
  const { t } = useTranslation('home');
  const { duration } = useFormat();
  const [isStarted, setStarted] = useState(false);
  const [played, setPlayed] = useState(0);
  if (!lesson) return <HeroArt className={classes.alone} />;
  const { course } = lesson;
  return (
    <div className={classes.scene}>
      <HeroArt className={classes.art} {...(isStarted && { openPairs: Math.min(PETAL_PAIRS, played) })} />
      <div className={classes.stage}>
        <Box className={classes.frame} radius="lg" shadow="2" overflow="hidden" position="relative">
          {isStarted ? (
            <SamplePlayer lessonId={lesson.id} course={course} onPart={setPlayed} />
          ) : (
            <>
              <CourseCover src={course.coverUrl} width={960} height={540} fetchPriority="high" />
              <button type="button" className={classes.start} onClick={() => setStarted(true)}>
                <IconPlayerPlayFilled size={20} aria-hidden="true" />
                {t('home.sampleStart', { time: duration(lesson.durationSec) })}
              </button>
            </>
          )}
        </Box>
        <Row as="p" wrap justify="between" rowGap={1} columnGap={4} mt={3} text="sm">
          <span>{t('home.sampleOf', { lesson: lesson.title, title: shortTitle(course.title) })}</span>
          <Link to={`/courses/${course.slug}`} className={classes.open}>
            {t('home.sampleOpen')}
            <span className={utilities.hidden}>: {course.title}</span>
            <IconArrowRight size={16} aria-hidden="true" />
          </Link>
        </Row>
      </div>
    </div>
  );
}
