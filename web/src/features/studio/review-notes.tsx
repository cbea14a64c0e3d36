import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Notice } from '../../ui/notice.tsx';
import classes from './review-notes.module.css';
import type { StudioStateFragment } from './studio.gen.ts';

/** The reviewer's message to a teacher whose course was sent back or rejected. */
export function ReviewNotes({ course }: { course: Pick<StudioStateFragment, 'status' | 'latestReview'> }) {
  const { t } = useTranslation('studio');
  const { date } = useFormat();
  const { status, latestReview: review } = course;
  if (!review || (status !== 'NEEDS_FIXES' && status !== 'REJECTED')) return null;
  const isRejected = status === 'REJECTED';
  const fixes = review.checklist.filter(({ verdict }) => verdict === 'FIX');
  const passed = review.checklist.length - fixes.length;
  return (
    <div className={classes.box}>
      <Notice tone={isRejected ? 'bad' : 'warn'}>
        <h2 className={classes.title}>
          {isRejected ? t('review.rejected') : t('review.sentBack', { count: fixes.length })}
          {review.decidedAt && (
            <span className={classes.when}> {t('review.on', { date: date(review.decidedAt) })}</span>
          )}
        </h2>
        {review.notes && <p className={classes.notes}>{review.notes}</p>}
        {fixes.length > 0 && (
          <ul className={classes.list}>
            {fixes.map(({ item, note }) => (
              <li key={item}>
                <strong>{t(`review.item.${item}`)}</strong>
                {note && <p className={classes.notes}>{note}</p>}
              </li>
            ))}
          </ul>
        )}
        {fixes.length > 0 && passed > 0 && <p className={kit.dim}>{t('review.passed', { count: passed })}</p>}
      </Notice>
    </div>
  );
}
