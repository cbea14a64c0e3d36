import { IconEye } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Box, Row, Text } from '../../ui/layout/layout.tsx';
import utilities from '../../ui/utilities.module.css';
import { useViewer } from '../accounts/index.ts';
import type { CourseDetailQuery } from './course-detail.gen.ts';
import classes from './seller-preview.module.css';

type Course = NonNullable<CourseDetailQuery['course']>;

/** Banner on the page of a course that is not on sale: states that it is a preview, and links to the studio. */
export function PreviewBanner({ course }: { course: Course }) {
  const { t } = useTranslation('studio');
  const viewer = useViewer();
  const { status } = course;
  if (status === 'PUBLISHED') return null;
  return (
    <Box as="aside" py={2} tone="warn" bg="warn-bg" aria-label={t('asBuyer.label')}>
      <Row className={`${utilities.container} ${classes.line}`} wrap rowGap={2} columnGap={3} weight={600}>
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
      </Row>
    </Box>
  );
}

/** The button that buyers will see. In the preview it does nothing. */
export function DisabledBuyButton({ course, size }: { course: Course; size: 'lg' | 'xl' }) {
  const { t } = useTranslation('studio');
  const { t: catalog } = useTranslation('catalog');
  const id = useId();
  return (
    <>
      <Button size={size} fullWidth disabled aria-describedby={id}>
        {catalog(course.currentPrice === 0 ? 'detail.enrol' : 'detail.buy')}
      </Button>
      <Text id={id} mt={2} text="sm" tone="text-2">
        {t('asBuyer.inert')}
      </Text>
    </>
  );
}
