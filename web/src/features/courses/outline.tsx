import { IconCheck, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PartFailed } from '../../ui/part-failed.tsx';
import { useOpenSet } from '../../ui/use-open-set.ts';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import { LESSON_KINDS } from './lesson-kinds.ts';
import classes from './outline.module.css';

type Section = NonNullable<CourseDetailQuery['course']>['sections'][number];
type Lesson = Section['lessons'][number];

/** Loaded with the first opened preview. */
const LessonPreview = lazyOptional(async () => (await import('./lesson-preview.tsx')).LessonPreview, {
  texts: ['material'],
  failed: PartFailed,
});

/** The player's URL for an owner, and the completed lessons. */
export interface Study {
  courseId: string;
  done: ReadonlySet<string>;
}

const LessonTitle = ({ lesson, study }: { lesson: Lesson; study: Study | null }) => {
  const { t } = useTranslation('catalog');
  if (!study) return <span className={kit.grow}>{lesson.title}</span>;
  return (
    <Link to={`/learning/${study.courseId}?lesson=${lesson.id}`} className={classes.link}>
      {lesson.title}
      {study.done.has(lesson.id) && <IconCheck size={18} role="img" aria-label={t('detail.lessonDone')} />}
    </Link>
  );
};

const LessonRow = ({ lesson, study }: { lesson: Lesson; study: Study | null }) => {
  const { t } = useTranslation('catalog');
  const { clock, durationShort } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { Icon, isTimed } = LESSON_KINDS[lesson.kind];
  return (
    <li className={isOpen ? classes.lessonOpen : undefined}>
      <div className={classes.lesson}>
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
            <span className={kit.hidden}>: {lesson.title}</span>
          </button>
        )}
        <span className={classes.length}>
          {isTimed ? clock(lesson.durationSec) : durationShort(lesson.durationSec)}
        </span>
      </div>
      {isOpen && (
        <div className={classes.preview}>
          <LessonPreview lessonId={lesson.id} />
        </div>
      )}
    </li>
  );
};

/** Collapsible sections with their lessons. Previews open inside the page. */
export function Outline({ sections, study }: { sections: readonly Section[]; study: Study | null }) {
  const { t } = useTranslation('catalog');
  const { duration, counted } = useFormat();
  const { open, toggle, setOpen } = useOpenSet(() => sections.slice(0, 1).map(({ id }) => id));
  const isAllOpen = open.size === sections.length;
  const lessons = sections.reduce((sum, { lessonCount }) => sum + lessonCount, 0);
  const seconds = sections.reduce((sum, { durationSec }) => sum + durationSec, 0);
  return (
    <>
      <div className={kit.sectionHead}>
        <div>
          <h2>{t('detail.content')}</h2>
          <p className={kit.small}>
            {counted('sections', sections.length)} · {counted('lessons', lessons)} · {duration(seconds)}
          </p>
        </div>
        {sections.length > 0 && (
          <button
            type="button"
            className={`${kit.plainButton} ${kit.moreLink}`}
            onClick={() => setOpen(isAllOpen ? [] : sections.map(({ id }) => id))}
          >
            {t(isAllOpen ? 'detail.closeAll' : 'detail.openAll')}
          </button>
        )}
      </div>
      <div className={classes.outline}>
        {sections.map((section, index) => {
          const isOpen = open.has(section.id);
          const Chevron = isOpen ? IconChevronDown : IconChevronRight;
          return (
            <section key={section.id} className={classes.section}>
              <h3 className={classes.heading}>
                <button
                  type="button"
                  className={classes.toggle}
                  aria-expanded={isOpen}
                  aria-controls={`section-${section.id}`}
                  onClick={() => toggle(section.id)}
                >
                  <Chevron size={20} aria-hidden="true" />
                  <span className={classes.name}>
                    {t('detail.sectionTitle', { number: index + 1, title: section.title })}
                  </span>
                  <span className={classes.meta}>
                    {counted('lessons', section.lessonCount)} · {duration(section.durationSec)}
                  </span>
                </button>
              </h3>
              <ul id={`section-${section.id}`} data-foldable hidden={!isOpen}>
                {section.lessons.map((lesson) => (
                  <LessonRow key={lesson.id} lesson={lesson} study={study} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}
