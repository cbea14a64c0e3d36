import { IconCheck, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Heading, Row, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useExpandedIds } from '../../ui/use-expanded-ids.ts';
import utilities from '../../ui/utilities.module.css';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import { useLengthFacts } from './course-lengths.ts';
import { LESSON_KINDS } from './lesson-kinds.ts';
import { useLessonLength } from './lesson-length.ts';
import classes from './outline.module.css';

type Course = NonNullable<CourseDetailQuery['course']>;
type Section = Course['sections'][number];
type Lesson = Section['lessons'][number];

/** Loaded with the first opened preview. */
const LessonPreview = lazyOptional(async () => (await import('./lesson-preview.tsx')).LessonPreview, {
  texts: ['material'],
  failed: PartFailed,
});

/** The player's URL for an owner, and the completed lessons. */
export interface Study {
  courseId: string;
  completedLessonIds: ReadonlySet<string>;
}

const LessonTitle = ({ lesson, study }: { lesson: Lesson; study: Study | null }) => {
  const { t } = useTranslation('catalog');
  if (!study)
    return (
      <Text as="span" grow shrink>
        {lesson.title}
      </Text>
    );
  return (
    <Link
      to={`/learning/${study.courseId}?lesson=${lesson.id}`}
      className={`${classes.link} ${styleClass({ display: 'flex', align: 'center', gap: 2, grow: true, shrink: true, minH: 10 })}`}
    >
      {lesson.title}
      {study.completedLessonIds.has(lesson.id) && (
        <IconCheck size={18} role="img" aria-label={t('detail.lessonDone')} />
      )}
    </Link>
  );
};

const LessonRow = ({ lesson, study }: { lesson: Lesson; study: Study | null }) => {
  const { t } = useTranslation('catalog');
  const formatLength = useLessonLength();
  const [isOpen, setOpen] = useState(false);
  const { Icon } = LESSON_KINDS[lesson.kind];
  return (
    <li className={isOpen ? `${classes.lessonOpen} ${styleClass({ bg: 'tint' })}` : undefined}>
      <Row className={classes.lesson} gap={4} minH={12} py={2} pl={12} pr={5} text="control" tone="text-2">
        <Icon size={20} stroke={1.75} role="img" aria-label={t(`detail.lessonKind.${lesson.kind}`)} />
        <LessonTitle lesson={lesson} study={study} />
        {lesson.isPreview && !study && (
          <button
            type="button"
            className={classes.try}
            aria-expanded={isOpen}
            onClick={() => setOpen((open) => !open)}
          >
            {t(isOpen ? 'detail.previewClose' : 'detail.preview')}
            <span className={utilities.hidden}>: {lesson.title}</span>
          </button>
        )}
        <Box
          as="span"
          className={classes.length}
          minW={14}
          text="sm"
          tone="dim"
          numbers
          textAlign="end"
          small={{ display: 'none' }}
        >
          {formatLength(lesson)}
        </Box>
      </Row>
      {isOpen && (
        <Box className={classes.preview} pt={1} pb={5} pl={12} pr={5}>
          <LessonPreview lessonId={lesson.id} />
        </Box>
      )}
    </li>
  );
};

/** Collapsible sections with their lessons. Previews open inside the page. */
export function Outline({ course, study }: { course: Course; study: Study | null }) {
  const { sections } = course;
  const { t } = useTranslation('catalog');
  const { duration, counted } = useFormat();
  const { open, toggle, setOpen } = useExpandedIds(() => sections.slice(0, 1).map(({ id }) => id));
  const isAllOpen = open.size === sections.length;
  const lengths = useLengthFacts(course).map(({ text }) => text);
  return (
    <>
      <div className={utilities.sectionHead}>
        <div>
          <h2>{t('detail.content')}</h2>
          <Text text="sm">
            {[counted('sections', sections.length), counted('lessons', course.lessonCount), ...lengths].join(
              ' · ',
            )}
          </Text>
        </div>
        {sections.length > 0 && (
          <TextButton onClick={() => setOpen(isAllOpen ? [] : sections.map(({ id }) => id))}>
            {t(isAllOpen ? 'detail.closeAll' : 'detail.openAll')}
          </TextButton>
        )}
      </div>
      <Box bg="surface" radius="lg" shadow="1" overflow="hidden">
        {sections.map((section, index) => {
          const isOpen = open.has(section.id);
          const Chevron = isOpen ? IconChevronDown : IconChevronRight;
          return (
            <section key={section.id} className={classes.section}>
              <Heading level={3} text="md" tracking={0}>
                <button
                  type="button"
                  className={classes.toggle}
                  aria-expanded={isOpen}
                  aria-controls={`section-${section.id}`}
                  onClick={() => toggle(section.id)}
                >
                  <Chevron size={20} aria-hidden="true" />
                  <Text as="span" grow shrink>
                    {t('detail.sectionTitle', { number: index + 1, title: section.title })}
                  </Text>
                  <Text
                    as="span"
                    className={classes.meta}
                    text="sm"
                    weight={400}
                    tone="dim"
                    numbers
                    space="nowrap"
                  >
                    {counted('lessons', section.lessonCount)}
                    {section.durationSec > 0 && ` · ${duration(section.durationSec)}`}
                  </Text>
                </button>
              </Heading>
              <ul id={`section-${section.id}`} data-foldable hidden={!isOpen}>
                {section.lessons.map((lesson) => (
                  <LessonRow key={lesson.id} lesson={lesson} study={study} />
                ))}
              </ul>
            </section>
          );
        })}
      </Box>
    </>
  );
}
