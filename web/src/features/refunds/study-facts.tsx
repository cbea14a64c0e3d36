import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import type { RefundForDecisionQuery } from './refunds.gen.ts';
import classes from './refunds.module.css';

type Study = NonNullable<NonNullable<RefundForDecisionQuery['refund']>['study']>;

export function StudyFacts({ study }: { study: Study }) {
  const { t } = useTranslation('refunds');
  const { date, time } = useFormat();
  const { completedLessons: done, totalLessons: total, lastStudiedAt, lastLesson } = study;
  return (
    <section>
      <div className={kit.between}>
        <h3>{t('desk.study')}</h3>
        <span className={`${kit.small} ${kit.dim}`}>{t('desk.lessons', { done, total })}</span>
      </div>
      <div className={classes.studyMeter}>
        <Meter thin percent={total ? (100 * done) / total : 0} label={t('desk.study')} />
      </div>
      <dl className={classes.facts}>
        <div className={classes.fact}>
          <dt>{t('desk.lastStudied')}</dt>
          <dd>
            {lastStudiedAt
              ? t('at', { time: time(lastStudiedAt), date: date(lastStudiedAt) })
              : t('desk.neverStudied')}
          </dd>
        </div>
        {lastLesson && (
          <div className={classes.fact}>
            <dt>{t('desk.lastLesson')}</dt>
            <dd>{lastLesson}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
