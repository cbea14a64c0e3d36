import { IconCheck, IconChevronDown, IconChevronRight, IconLock } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Bloom } from '../../ui/bloom.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Meter } from '../../ui/meter.tsx';
import { useExpandedIds } from '../../ui/use-expanded-ids.ts';
import { LESSON_KINDS, useLessonLength } from '../courses/index.ts';
import { doneIn, type Lock, type PlayerCourse, type PlayerLesson } from './player-model.ts';
import classes from './player-outline.module.css';

const Tick = ({ lesson }: { lesson: PlayerLesson }) => {
  const { t } = useTranslation('learning');
  const progress = lesson.myProgress;
  const state = progress?.state ?? 'NOT_STARTED';
  const share =
    progress && progress.requiredSec > 0 ? Math.min(1, progress.doneSec / progress.requiredSec) : 0;
  const label = t(
    state === 'COMPLETED' ? 'player.done' : state === 'STARTED' ? 'player.doing' : 'player.notBegun',
  );
  return (
    <span
      className={`${classes.tick} ${styleClass({ display: 'grid', place: 'center', rigid: true, w: 6, h: 6, radius: 'round' })}`}
      data-state={state}
      role="img"
      aria-label={label}
    >
      {state === 'COMPLETED' ? (
        <IconCheck size={14} stroke={3} aria-hidden="true" />
      ) : (
        <svg viewBox="0 0 22 22" aria-hidden="true">
          <circle cx="11" cy="11" r="9.5" className={classes.ring} />
          {share > 0 && (
            <circle
              cx="11"
              cy="11"
              r="9.5"
              className={classes.arc}
              pathLength={1}
              strokeDasharray={`${share} 1`}
            />
          )}
        </svg>
      )}
    </span>
  );
};

interface LessonLinkProps {
  lesson: PlayerLesson;
  lock: Lock | undefined;
  isHere: boolean;
  /** True if a heading says already that it is optional. */
  isExtra: boolean;
}

const LessonLink = ({ lesson, lock, isHere, isExtra }: LessonLinkProps) => {
  const { t } = useTranslation('learning');
  const { date, time } = useFormat();
  const formatLength = useLessonLength();
  const { Icon } = LESSON_KINDS[lesson.kind];
  const getMeta = () => {
    if (lesson.kind === 'LIVE' && lesson.liveStartsAt)
      return t('player.liveAt', { time: time(lesson.liveStartsAt), date: date(lesson.liveStartsAt) });
    if (lesson.kind === 'FILE' && !lesson.durationSec) return t('player.files', { count: lesson.fileCount });
    return formatLength(lesson);
  };
  return (
    <Link
      to={{ search: `?lesson=${lesson.id}` }}
      className={`${classes.lesson} ${styleClass({ display: 'flex', gap: 3, px: 5, py: 2, text: 'control', position: 'relative' })}`}
      {...(isHere ? { 'aria-current': 'true' as const } : {})}
    >
      {lock ? (
        <span
          className={styleClass({ display: 'grid', place: 'center', rigid: true, w: 6, h: 6, tone: 'dim' })}
          role="img"
          aria-label={t('player.locked')}
        >
          <IconLock size={18} stroke={1.75} aria-hidden="true" />
        </span>
      ) : (
        <Tick lesson={lesson} />
      )}
      <Text as="span" grow shrink>
        <Box as="span" className={classes.title} display="block">
          {lesson.title}
        </Box>
        <Row as="span" gap={2} text="xs" tone="dim" numbers>
          <Icon size={15} role="img" aria-label={t(`player.lessonKind.${lesson.kind}`)} />
          {[
            lock?.kind === 'drip'
              ? t('player.opensAt', { time: time(lock.opensAt), date: date(lock.opensAt) })
              : getMeta(),
            !lesson.isRequired && !isExtra && t('player.optional'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Row>
      </Text>
    </Link>
  );
};

interface PlayerOutlineProps {
  course: PlayerCourse;
  locks: ReadonlyMap<string, Lock>;
  currentId: string | undefined;
}

/** The course's sections and lessons with their completion. The current section is expanded. */
export function PlayerOutline({ course, locks, currentId }: PlayerOutlineProps) {
  const { t } = useTranslation('learning');
  const { lessonsDone } = useFormat();
  const enrolment = course.myEnrolment;
  const currentSectionId = course.sections.find(({ lessons }) =>
    lessons.some(({ id }) => id === currentId),
  )?.id;
  const { open, toggle, add } = useExpandedIds(() => (currentSectionId ? [currentSectionId] : []));
  useEffect(() => {
    if (currentSectionId) add(currentSectionId);
  }, [currentSectionId, add]);
  return (
    <div>
      {enrolment && (
        <Row gap={4} px={5} pt={5} pb={4}>
          <Bloom percent={enrolment.percentage} size={44} />
          <Box grow shrink>
            <Heading level={2} text="md" tracking={0} weight={600}>
              {t('player.outline')}
            </Heading>
            <Text mb={2} text="sm" tone="dim" numbers>
              {lessonsDone(enrolment)} · {enrolment.percentage}%
            </Text>
            <Meter percent={enrolment.percentage} label={course.title} thin />
          </Box>
        </Row>
      )}
      {course.sections.map((section, index) => {
        const isOpen = open.has(section.id);
        // Several optional lessons at the end have one heading
        const firstExtra = section.lessons.findLastIndex(({ isRequired }) => isRequired) + 1;
        const hasExtras = section.lessons.length - firstExtra > 1;
        const Chevron = isOpen ? IconChevronDown : IconChevronRight;
        return (
          <Box as="section" key={section.id} borderTop>
            <Heading level={3} text="control" tracking={0}>
              <button
                type="button"
                className={classes.toggle}
                aria-expanded={isOpen}
                aria-controls={`player-section-${section.id}`}
                onClick={() => toggle(section.id)}
              >
                <Chevron size={18} aria-hidden="true" />
                <Text as="span" grow shrink>
                  {t('player.lessonNumber', { number: index + 1, title: section.title })}
                </Text>
                <Text as="span" rigid text="xs" weight={500} tone="dim" numbers>
                  {t('player.sectionDone', { done: doneIn(section), total: section.lessons.length })}
                </Text>
              </button>
            </Heading>
            <ul id={`player-section-${section.id}`} hidden={!isOpen}>
              {section.lessons.map((lesson, place) => (
                <li key={lesson.id}>
                  {hasExtras && place === firstExtra && (
                    <Text px={5} pt={2} text="xs" weight={600} tone="dim">
                      {t('player.extras')}
                    </Text>
                  )}
                  <LessonLink
                    lesson={lesson}
                    lock={locks.get(lesson.id)}
                    isHere={lesson.id === currentId}
                    isExtra={hasExtras && place >= firstExtra}
                  />
                </li>
              ))}
            </ul>
          </Box>
        );
      })}
    </div>
  );
}
