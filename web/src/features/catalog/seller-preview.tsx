import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import kit from '../../ui/kit.module.css';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import classes from './seller-preview.module.css';

type Course = NonNullable<CourseDetailQuery['course']>;

/** Says to a teacher who looks at the page before buyers can that it is a preview, and leads back. */
export function PreviewBanner({ course }: { course: Course }) {
  const { t } = useTranslation('studio');
  return (
    <aside className={classes.banner} aria-label={t('asBuyer.label')}>
      <div className={`${kit.container} ${classes.line}`}>
        <IconEye size={20} aria-hidden="true" />
        <p>{t(course.publishedAt ? 'asBuyer.offSale' : 'asBuyer.unseen')}</p>
        <Button component={Link} to={`/teacher/courses/${course.id}/edit`} variant="default">
          {t('asBuyer.back')}
        </Button>
      </div>
    </aside>
  );
}

/** The button that a buyer will press here; to its teacher it only shows. */
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
