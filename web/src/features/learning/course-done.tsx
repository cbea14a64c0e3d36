import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OpenDrawing } from '../../ui/flower-drawings.tsx';
import { useFormat } from '../../ui/format.ts';
import { EarnedCertificate } from '../certificates/index.ts';
import { RelatedCourses } from '../courses/index.ts';
import { RateInvitation } from '../ratings/index.ts';

interface CourseDoneProps {
  courseId: string;
  title: string;
  /** Completion time, and number of lessons. */
  completedAt: string;
  lessonCount: number;
  /** Slug of the course's category; undefined without one. */
  category: string | undefined;
  firstLessonId: string;
}

/** The page at the end of a course: certificate, rating, and further courses. */
export function CourseDone(props: CourseDoneProps) {
  const { courseId, title, completedAt, lessonCount, category, firstLessonId } = props;
  const { t } = useTranslation('learning');
  const { date } = useFormat();
  return (
    <>
      <EmptyState
        heading="h1"
        drawing={<OpenDrawing celebrate />}
        title={t('exit.title')}
        text={`${t('exit.text', { course: title })} ${t('exit.facts', { count: lessonCount, date: date(completedAt) })}`}
        actions={
          <>
            <ButtonLink to="/courses">{t('exit.more')}</ButtonLink>
            <ButtonLink to="/dashboard/courses" variant="default">
              {t('exit.mine')}
            </ButtonLink>
            <ButtonLink to={{ search: `?lesson=${firstLessonId}` }} variant="subtle">
              {t('exit.again')}
            </ButtonLink>
          </>
        }
      />
      <EarnedCertificate courseId={courseId} />
      <RateInvitation course={{ id: courseId, title }} />
      {category && <RelatedCourses courseId={courseId} category={category} />}
    </>
  );
}
