import { IconEye } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import kit from '../../ui/kit.module.css';
import { useViewer } from '../accounts/index.ts';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import classes from './seller-preview.module.css';

type Course = NonNullable<CourseDetailQuery['course']>;

/** Tells viewers of a course that is not on sale that this is a preview, and links its teacher back to the studio. */
export function PreviewBanner({ course }: { course: Course }) {
  const { t } = useTranslation('studio');
  const viewer = useViewer();
  const { status } = course;
  if (status === 'PUBLISHED') return null;
  return (
    <aside className={classes.banner} aria-label={t('asBuyer.label')}>
      <div className={`${kit.container} ${classes.line}`}>
        <IconEye size={20} aria-hidden="true" />
        <p>
          {t(`asBuyer.state.${status}`)}{' '}
          {t(course.studentCount > 0 ? 'asBuyer.studentsSee' : 'asBuyer.unseen')}
        </p>
        {viewer.user?.id === course.teacher.id && (
          <ButtonLink to={`/teacher/courses/${course.id}/edit`} variant="default">
            {t('asBuyer.back')}
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}

/** The button that buyers will see. In the preview it does nothing. */
export function InertStep({ course, size }: { course: Course; size: 'lg' | 'xl' }) {
  const { t } = useTranslation('studio');
  const { t: catalog } = useTranslation('catalog');
  const id = useId();
  return (
    <>
      <Button size={size} fullWidth disabled aria-describedby={id}>
        {catalog(course.currentPrice === 0 ? 'detail.enrol' : 'detail.buy')}
      </Button>
      <p id={id} className={classes.inert}>
        {t('asBuyer.inert')}
      </p>
    </>
  );
}
