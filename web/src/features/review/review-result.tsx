import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import type { SubmissionFragment } from './review.gen.ts';
import classes from './review-result.module.css';

export function ReviewResult({ review }: { review: SubmissionFragment }) {
  const { t } = useTranslation('review');
  const { date, time } = useFormat();
  const { decision, decidedAt, reviewer, notes, checklist } = review;
  const words = {
    decision: t(`decision.${decision}`),
    time: decidedAt ? time(decidedAt) : '',
    date: decidedAt ? date(decidedAt) : '',
  };
  return (
    <section className={`${kit.card} ${kit.stack}`} aria-labelledby="result">
      <h2 id="result" className={classes.title}>
        {t('result')}
      </h2>
      {decidedAt && (
        <p>{reviewer ? t('resultBy', { ...words, name: reviewer.fullName }) : t('resultAt', words)}</p>
      )}
      {notes && <p className={classes.notes}>{notes}</p>}
      {checklist.length > 0 && (
        <ul className={classes.list}>
          {checklist.map(({ item, verdict, note }) => {
            const Icon = verdict === 'PASS' ? IconCircleCheckFilled : IconAlertTriangle;
            return (
              <li key={item} data-verdict={verdict}>
                <Icon size={20} role="img" aria-label={t(verdict)} />
                <div>
                  <p>{t(`item.${item}`)}</p>
                  {note && <p className={`${kit.small} ${kit.dim}`}>{note}</p>}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
