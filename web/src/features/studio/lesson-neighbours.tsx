import type { FragmentType } from '@apollo/client';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { type LessonNeighboursFragment, useLessonNeighboursFragment } from './lesson-neighbours.gen.ts';

interface LessonNeighboursProps {
  course: FragmentType<LessonNeighboursFragment>;
  lessonId: string;
}

/** The lessons in the order of the outline around one of them. */
const useNeighbours = ({ course: from, lessonId }: LessonNeighboursProps) => {
  const course = useLessonNeighboursFragment(from);
  if (!course) return null;
  const lessons = course.sections.flatMap((section) => section.lessons);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const href = (id: string) => `/teacher/courses/${course.id}/structure/${id}`;
  return { previous: lessons[index - 1], next: lessons[index + 1], href };
};

/** The same links as buttons for the head of the page. */
export function LessonSteps(props: LessonNeighboursProps) {
  const { t } = useTranslation('lessons');
  const neighbours = useNeighbours(props);
  if (!neighbours) return null;
  const { previous, next, href } = neighbours;
  return (
    <>
      {previous && (
        <ButtonLink variant="default" to={href(previous.id)} title={previous.title}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {t('lesson.previous')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="default" to={href(next.id)} title={next.title}>
          {t('lesson.next')}
          <IconArrowRight size={18} aria-hidden="true" />
        </ButtonLink>
      )}
    </>
  );
}

/** Links to the previous and the next lesson, to write a whole course without returning to the outline. */
export function LessonNeighbours(props: LessonNeighboursProps) {
  const { t } = useTranslation(['lessons', 'studio']);
  const neighbours = useNeighbours(props);
  if (!neighbours) return null;
  const { previous, next, href } = neighbours;
  return (
    <Row as="nav" wrap justify="between" gap={4} shrink aria-label={t('studio:tabs.content')}>
      {previous ? (
        <Link to={href(previous.id)} className={utilities.link}>
          <Row as="span" gap={2} shrink>
            <IconArrowLeft size={18} aria-hidden="true" />
            <span className={utilities.hidden}>{t('lesson.previous')}: </span>
            {previous.title}
          </Row>
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link to={href(next.id)} className={utilities.link}>
          <Row as="span" gap={2} shrink>
            <span className={utilities.hidden}>{t('lesson.next')}: </span>
            {next.title}
            <IconArrowRight size={18} aria-hidden="true" />
          </Row>
        </Link>
      )}
    </Row>
  );
}
