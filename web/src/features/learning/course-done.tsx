import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OpenDrawing } from '../../ui/flower-drawings.tsx';

/** The calm page at the end of a course. */
export function CourseDone({ title, firstLessonId }: { title: string; firstLessonId: string }) {
  const { t } = useTranslation('learning');
  return (
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
  );
}
