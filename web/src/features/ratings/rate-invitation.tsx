import { useState } from 'react';
import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Button } from '../../ui/button.tsx';
import kit from '../../ui/kit.module.css';
import { RateDialog } from './rate-dialog.tsx';
import { useRatingOfCourseQuery } from './ratings.gen.ts';
import classes from './ratings.module.css';

/** Invites the viewer to rate a completed course, if they may and have not. Renders nothing after an error. */
export function RateInvitation({ course }: { course: { id: string; title: string } }) {
  const { t } = useTranslation('ratings');
  const [isOpen, setOpen] = useState(false);
  const { data, refetch } = useRatingOfCourseQuery({ variables: { courseId: course.id }, ...freshOnArrival });
  const place = data?.course?.myEnrolment;
  if (place?.ratingStanding !== 'OPEN' || place.rating) return null;
  return (
    <section
      className={`${kit.card} ${kit.between} ${kit.wrap} ${classes.invitation}`}
      aria-labelledby="invitation"
    >
      <div className={kit.grow}>
        <h2 id="invitation" className={classes.heading}>
          {t('invitation.title')}
        </h2>
        <p className={kit.dim}>{t('invitation.text')}</p>
      </div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('rate')}
      </Button>
      {isOpen && (
        <RateDialog
          course={course}
          given={null}
          onClose={() => setOpen(false)}
          onRated={() => void refetch()}
        />
      )}
    </section>
  );
}
