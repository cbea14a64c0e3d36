import { IconHourglass } from '@tabler/icons-react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import { Meter } from '../../ui/meter.tsx';
import { MINUTE, useNow } from '../../ui/use-now.ts';
import classes from './due-card.module.css';
import { useSpan } from './use-span.ts';

/** The remaining time until the deadline of the review, or the time since then. */
export function DueCard({ submittedAt, dueAt }: { submittedAt: string; dueAt: string }) {
  const { t } = useTranslation('review');
  const { date, time } = useFormat();
  const span = useSpan();
  const now = useNow(MINUTE);
  const [from, to] = [Date.parse(submittedAt), Date.parse(dueAt)];
  const isLate = to < now;
  const words = (start: number, end: number) => span(start, end) ?? t('due.underAnHour');
  return (
    <section className={classes.card} data-late={isLate || undefined} aria-labelledby="due">
      <span className={classes.icon}>
        <IconHourglass size={20} aria-hidden="true" />
      </span>
      <div className={kit.grow}>
        <div className={classes.head}>
          <h2 id="due" className={classes.title}>
            {isLate ? t('due.lateBy', { span: words(to, now) }) : t('due.left', { span: words(now, to) })}
          </h2>
          <time dateTime={dueAt} className={`${kit.small} ${kit.dim}`}>
            {t('due.at', { time: time(dueAt), date: date(dueAt) })}
          </time>
        </div>
        <Meter thin percent={(100 * (now - from)) / (to - from)} label={t('due.used')} />
        <p className={`${kit.small} ${kit.dim}`}>{t('due.waited', { span: words(from, now) })}</p>
      </div>
    </section>
  );
}
