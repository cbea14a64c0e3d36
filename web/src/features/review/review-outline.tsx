import type { FragmentType } from '@apollo/client';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReviewItem } from '../../generated/schema.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useFormat } from '../../ui/format.ts';
import { Box, Card, Heading, Text } from '../../ui/layout/layout.tsx';
import { styleClass } from '../../ui/layout/style-class.ts';
import { Tag } from '../../ui/tag.tsx';
import { LESSON_KINDS, lessonsBefore, useLessonLength } from '../courses/index.ts';
import { LessonContent } from './lesson-content.tsx';
import { type ReviewOutlineFragment, useReviewOutlineFragment } from './review-outline.gen.ts';
import classes from './submission.module.css';

/** Adds a line about a lesson, or about a time of its video, to the checklist. */
type OnNote = (item: ReviewItem, line: string) => void;

interface RowProps {
  lesson: ReviewOutlineFragment['sections'][number]['lessons'][number];
  number: number;
  onNote: OnNote | undefined;
}

const Row = ({ lesson, number, onNote }: RowProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('review');
  const { clock } = useFormat();
  const formatLength = useLessonLength();
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
    <Box as="li" borderBottom>
      <button
        type="button"
        className={classes.line}
        aria-expanded={isOpen}
        aria-controls={`matter-${lesson.id}`}
        onClick={() => setOpen((open) => !open)}
      >
        <Chevron size={18} aria-hidden="true" />
        <Icon size={20} stroke={1.75} role="img" aria-label={t(lesson.kind)} />
        <Text as="span" grow shrink>
          {number}. {lesson.title}
        </Text>
        {lesson.isPreview && <Tag tone="ok">{t('preview')}</Tag>}
        {lesson.hasContent ? (
          <Text as="span" text="xs" tone="dim" numbers space="nowrap">
            {formatLength(lesson)}
          </Text>
        ) : (
          <Text as="span" text="xs" tone="warn">
            {t('noContent')}
          </Text>
        )}
      </button>
      <Box ref={box} id={`matter-${lesson.id}`} px={1} pt={2} pb={6} hidden={!isOpen}>
        {isOpen && <LessonContent lesson={lesson} />}
        {isOpen && onNote && (
          <Button variant="light" size="sm" className={styleClass({ mt: 3 })} onClick={note}>
            {isTimed ? t('noteTime') : t('noteLesson')}
          </Button>
        )}
      </Box>
    </Box>
  );
};

/** The whole outline, with lessons that expand in place. */
export function ReviewOutline({
  course,
  onNote,
}: {
  course: FragmentType<ReviewOutlineFragment>;
  onNote?: OnNote | undefined;
}) {
  const { t } = useTranslation('review');
  const sections = useReviewOutlineFragment(course)?.sections ?? [];
  return (
    <Card as="section" aria-labelledby="outline">
      <Heading level={2} id="outline" text="lg">
        {t('outline')}
      </Heading>
      <div>
        {sections.map((section, index) => (
          <Box key={section.id} mt={5}>
            <Heading level={3} pb={2} text="md" weight={600} borderBottom>
              {t('section', { number: index + 1, title: section.title })}
            </Heading>
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
          </Box>
        ))}
      </div>
    </Card>
  );
}
