import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { recordPreview } from '../analytics/index.ts';
import { useCoursePromoQuery } from './course-promo.gen.ts';
import { PromoPlayer } from './promo-player.tsx';

interface PromoDialogProps {
  course: { id: string; title: string };
  onClose: () => void;
}

/** The promo video of a course, opened from its cover. It plays immediately, because a play button was pressed. */
export function PromoDialog({ course: { id, title }, onClose }: PromoDialogProps) {
  const { t } = useTranslation('material');
  const client = useApolloClient();
  useEffect(() => recordPreview(client), [client]);
  return (
    <Dialog isOpen onClose={onClose} title={t('promo.of', { title })} placement="centre">
      <QueryView
        result={useCoursePromoQuery({ variables: { id } })}
        select={({ course }) => course}
        failedTitle={t('promo.failed')}
        missing={<p>{t('promo.gone')}</p>}
        skeleton={
          <Loading>
            <Skeleton picture />
          </Loading>
        }
      >
        {(course) =>
          course.promo ? <PromoPlayer course={course} title={title} autoPlay /> : <p>{t('promo.gone')}</p>
        }
      </QueryView>
    </Dialog>
  );
}
