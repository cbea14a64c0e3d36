import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReviewItem } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Tag } from '../../ui/tag.tsx';
import { LESSON_KINDS, lessonsBefore } from '../courses/index.ts';
import type { StudioLessonFragment, StudioSectionFragment } from '../studio/index.ts';
import { LessonMatter } from './lesson-matter.tsx';
import classes from './submission.module.css';

/** Adds a line about a lesson, or about a time of its video, to the checklist. */
type OnNote = (item: ReviewItem, line: string) => void;

interface RowProps {
  lesson: StudioLessonFragment;
  number: number;
  onNote: OnNote | undefined;
}

const Row = ({ lesson, number, onNote }: RowProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('review');
  const { clock, duration } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { Icon, isTimed } = LESSON_KINDS[lesson.kind];
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const note = () => {
    const place = { number, title: lesson.title };
    const seconds = box.current?.querySelector('video')?.currentTime;
    if (seconds === undefined) onNote?.('CONTENT', t('noteAt', place));
    else onNote?.('MEDIA', t('noteAtTime', { ...place, time: clock(Math.floor(seconds)) }));
  };
  return (
    <li className={classes.lesson}>
      <button
        type="button"
        className={classes.line}
        aria-expanded={isOpen}
        aria-controls={`matter-${lesson.id}`}
        onClick={() => setOpen((open) => !open)}
      >
        <Chevron size={18} aria-hidden="true" />
        <Icon size={20} stroke={1.75} role="img" aria-label={t(lesson.kind)} />
        <span className={kit.grow}>
          {number}. {lesson.title}
        </span>
        {lesson.isPreview && <Tag tone="ok">{t('preview')}</Tag>}
        {lesson.hasContent ? (
          <span className={classes.length}>
            {isTimed ? clock(lesson.durationSec) : duration(lesson.durationSec)}
          </span>
        ) : (
          <span className={classes.warn}>{t('noContent')}</span>
        )}
      </button>
      <div ref={box} id={`matter-${lesson.id}`} className={classes.body} hidden={!isOpen}>
        {isOpen && <LessonMatter lesson={lesson} />}
        {isOpen && onNote && (
          <Button variant="light" size="sm" className={classes.noteButton} onClick={note}>
            {isTimed ? t('noteTime') : t('noteLesson')}
          </Button>
        )}
      </div>
    </li>
  );
};

/** The whole outline, with lessons that expand in place. */
export function ReviewOutline({
  sections,
  onNote,
}: {
  sections: readonly StudioSectionFragment[];
  onNote?: OnNote | undefined;
}) {
  const { t } = useTranslation('review');
  return (
    <section className={kit.card} aria-labelledby="outline">
      <h2 id="outline" className={classes.heading}>
        {t('outline')}
      </h2>
      <div>
        {sections.map((section, index) => (
          <div key={section.id} className={classes.section}>
            <h3 className={classes.sectionTitle}>
              {t('section', { number: index + 1, title: section.title })}
            </h3>
            <ol>
              {section.lessons.map((lesson, position) => (
                <Row
                  key={lesson.id}
                  lesson={lesson}
                  number={lessonsBefore(sections, index) + position + 1}
                  onNote={onNote}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
