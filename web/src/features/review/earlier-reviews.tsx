import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Tag } from '../../ui/tag.tsx';
import type { Judgements } from './checklist.ts';
import type { SubmissionHistoryQuery } from './review.gen.ts';
import classes from './review-history.module.css';

type Earlier = NonNullable<SubmissionHistoryQuery['courseReview']>['earlier'];

interface EarlierReviewsProps {
  earlier: Earlier;
  /** The judgements of the open review, to compare with the earlier ones. */
  judgements: Judgements | null;
}

/** Earlier reviews, latest first. The items of the latest one show their current judgement. */
export function EarlierReviews({ earlier, judgements }: EarlierReviewsProps) {
  const { t } = useTranslation('review');
  const { date } = useFormat();
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="earlier">
      <h2 id="earlier" className={classes.heading}>
        {t('earlier.title')}
      </h2>
      {earlier.map(({ id, decision, decidedAt, reviewer, notes, checklist }, index) => (
        <div key={id} className={kit.stackTight}>
          <p className={`${kit.small} ${kit.dim}`}>
            {[t(`decision.${decision}`), decidedAt && date(decidedAt), reviewer?.fullName]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {notes && <p className={classes.text}>{notes}</p>}
          <ul className={classes.lessons}>
            {checklist
              .filter(({ verdict }) => verdict === 'FIX')
              .map(({ item, note }) => {
                const now = index === 0 ? judgements?.[item].verdict : undefined;
                return (
                  <li key={item}>
                    <span className={kit.grow}>
                      <strong>{t(`item.${item}`)}</strong>
                      {note && <span className={classes.note}>{note}</span>}
                    </span>
                    {now !== undefined && (
                      <Tag tone={now === 'PASS' ? 'ok' : now === 'FIX' ? 'warn' : 'neutral'}>
                        {now === null ? t('earlier.open') : t(`earlier.${now}`)}
                      </Tag>
                    )}
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </section>
  );
}
