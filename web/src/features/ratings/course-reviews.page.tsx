import { useTranslation } from '../../i18n/use-translation.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TaughtRatings } from './taught-ratings.tsx';

/** /teacher/course-reviews: ratings of all courses that the viewer teaches. */
export function Component() {
  const { t } = useTranslation('ratings');
  const { t: tWorkspace } = useTranslation('workspace');
  return (
    <TaughtRatings
      head={(unanswered) => (
        <PageHeader
          title={t('taught')}
          breadcrumbs={[{ label: tWorkspace('area.teacher'), to: '/teacher' }, { label: t('taught') }]}
          sub={!unanswered ? undefined : t('taughtSub', { count: unanswered })}
        />
      )}
    />
  );
}
