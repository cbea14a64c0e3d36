import { useTranslation } from '../../i18n/use-translation.tsx';
import { changeOf } from '../../ui/charts/compare.ts';
import { useFormat } from '../../ui/format.ts';
import kit from '../../ui/kit.module.css';
import classes from './analytics.module.css';

export interface Figure {
  key: string;
  name: string;
  text: string;
  /** Definition of the figure, or the whole of which it is a part. */
  note?: string | undefined;
  change?: { now: number; before: number } | undefined;
}

function Change({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('analytics');
  const { count } = useFormat();
  const change = changeOf(now, before);
  if (change === null) return <dd className={classes.same}>{t('nothingBefore')}</dd>;
  const tone = change === 0 ? classes.same : change > 0 ? classes.more : classes.less;
  return <dd className={tone}>{t('change', { change: `${change > 0 ? '+' : ''}${count(change)}` })}</dd>;
}

/** A row of figures, each compared with the previous period. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label}>
      <dl className={`${kit.card} ${classes.figures}`}>
        {figures.map(({ key, name, text, note, change }) => (
          <div key={key} className={classes.figure}>
            <dt>{name}</dt>
            <dd className={classes.value}>{text}</dd>
            {change && <Change {...change} />}
            {note && <dd className={classes.same}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
