import { freshOnArrival } from '../../apollo/fetch-policies.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { QueryView } from '../../ui/query-view.tsx';
import { LoadingRows } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useViewer } from '../accounts/index.ts';
import { useMarksForReviewQuery } from './assistant.gen.ts';
import classes from './assistant.module.css';
import { percentOf, TONES } from './marks.ts';

/** For reviewers: the flagged sentences of a course and the teacher's decision about each. */
export function MarksForReview({ courseId }: { courseId: string }) {
  const { t } = useTranslation('assistant');
  const { date, time } = useFormat();
  const mayRead = useViewer().may('moderation:read');
  const result = useMarksForReviewQuery({ variables: { courseId }, skip: !mayRead, ...freshOnArrival });
  if (!mayRead) return null;
  return (
    <section className={`${kit.card} ${kit.stackTight}`} aria-labelledby="marks">
      <h2 id="marks" className={classes.part}>
        {t('review.title')}
      </h2>
      <p className={`${kit.small} ${kit.dim}`}>{t('review.hint')}</p>
      <QueryView
        result={result}
        select={(data) => data}
        skeleton={<LoadingRows rows={2} height={60} />}
        failedTitle={t('failed')}
      >
        {({ moderationFindings: { items, total }, courseModeration }) => (
          <>
            {courseModeration?.scannedAt ? (
              <p className={`${kit.small} ${kit.dim}`}>
                {t('review.scanned', {
                  at: `${time(courseModeration.scannedAt)}, ${date(courseModeration.scannedAt)}`,
                })}
              </p>
            ) : (
              <p>{t('review.never')}</p>
            )}
            {courseModeration?.scannedAt && total === 0 && <p>{t('review.none')}</p>}
            <ul className={classes.list}>
              {items.map((one) => (
                <li key={one.id} className={classes.asked}>
                  <div className={kit.grow}>
                    <p className={`${kit.small} ${kit.dim}`}>
                      {t(`moderation.place.${one.place}`, { lesson: one.lessonTitle ?? '' })} ·{' '}
                      {one.source === 'RULES'
                        ? t('moderation.sure', { percent: percentOf(one) })
                        : t(`moderation.source.${one.source}`)}
                    </p>
                    <p className={kit.strong}>{t(`moderation.rule.${one.rule}`)}</p>
                    <p className={classes.sentence}>“{one.sentence}”</p>
                  </div>
                  <Tag tone={TONES[one.state]}>{t(`review.state.${one.state}`)}</Tag>
                </li>
              ))}
            </ul>
            {total > items.length && (
              <p className={`${kit.small} ${kit.dim}`}>{t('review.more', { shown: items.length, total })}</p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
