import { useTranslation } from '../../i18n/use-translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ClosedDrawing } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFormat } from '../../ui/format.ts';
import { lazyOptional } from '../../ui/lazy-optional.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PublicFrame } from '../../ui/public-frame.tsx';
import type { PlayerCourse } from './player-model.ts';

const DownloadNotes = lazyOptional(async () => (await import('./notes/download-notes.tsx')).DownloadNotes, {
  texts: ['notes', 'notebook'],
});

type Closed = Pick<PlayerCourse, 'id' | 'slug' | 'title' | 'status' | 'myEnrolment'>;

/** Shown in the player if the viewer may not study now: the reason and the possible actions. */
export function ClosedCourse({ course }: { course: Closed }) {
  const { t } = useTranslation('learning');
  const { date, time } = useFormat();
  const { myEnrolment: enrolment } = course;
  const isExpired = enrolment?.access === 'EXPIRED';
  const kind = isExpired ? 'expired' : enrolment ? 'suspended' : 'notEnrolled';
  const end = isExpired && enrolment.expiresAt;
  const isRenewable = isExpired && course.status === 'PUBLISHED';
  const text = [
    end && t('player.expiredAt', { time: time(end), date: date(end) }),
    t(`player.${kind}Text`),
    isExpired && t(isRenewable ? 'player.renewText' : 'player.notRenewable'),
  ];
  return (
    <PublicFrame>
      <PageMeta title={course.title} isPrivate />
      <EmptyState
        heading="h1"
        drawing={<ClosedDrawing />}
        title={t(`player.${kind}Title`, { course: course.title })}
        text={text.filter(Boolean).join(' ')}
        actions={
          <>
            <ButtonLink to={`/courses/${course.slug}`}>
              {t(isRenewable ? 'player.renew' : 'player.notEnrolledAction')}
            </ButtonLink>
            {isExpired && (
              <ButtonLink to="/dashboard/progress" variant="default">
                {t('player.expiredProgress')}
              </ButtonLink>
            )}
            {isExpired && <DownloadNotes courseId={course.id} />}
          </>
        }
      />
    </PublicFrame>
  );
}
