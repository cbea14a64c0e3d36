import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OpenDrawing } from '../../ui/flower-drawings.tsx';
import { lazyOptional } from '../../ui/lazy-optional.tsx';

/** The certificate comes after the words: whoever has none does not wait for its drawing. */
const EarnedCertificate = lazyOptional(
  async () => (await import('./certificates/earned-certificate.tsx')).EarnedCertificate,
  { texts: ['certificates'] },
);

interface CourseDoneProps {
  courseId: string;
  title: string;
  firstLessonId: string;
}

/** The calm page at the end of a course, with the certificate. */
export function CourseDone({ courseId, title, firstLessonId }: CourseDoneProps) {
  const { t } = useTranslation('learning');
  return (
    <>
      <EmptyState
        heading="h1"
        drawing={<OpenDrawing celebrate />}
        title={t('exit.title')}
        text={t('exit.text', { course: title })}
        actions={
          <>
            <Button component={Link} to="/courses">
              {t('exit.more')}
            </Button>
            <Button component={Link} to="/dashboard/courses" variant="default">
              {t('exit.mine')}
            </Button>
            <Button component={Link} to={{ search: `?lesson=${firstLessonId}` }} variant="subtle">
              {t('exit.again')}
            </Button>
          </>
        }
      />
      <EarnedCertificate courseId={courseId} />
    </>
  );
}
