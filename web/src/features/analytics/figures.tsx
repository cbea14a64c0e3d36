import { useTranslation } from '../../i18n/use-translation.tsx';
import { getChange } from '../../ui/charts/compare.ts';
import { useFormat } from '../../ui/format.ts';
import { Grid, Text } from '../../ui/layout/layout.tsx';
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
  const change = getChange(now, before);
  if (change === null) return <dd className={classes.same}>{t('nothingBefore')}</dd>;
  const tone = change === 0 ? classes.same : change > 0 ? classes.more : classes.less;
  return <dd className={tone}>{t('change', { change: `${change > 0 ? '+' : ''}${count(change)}` })}</dd>;
}

/** A row of figures, each compared with the previous period. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <section aria-label={label}>
      <Grid as="dl" card columns="slim" rowGap={4} columnGap={3}>
        {figures.map(({ key, name, text, note, change }) => (
          <Grid key={key} alignContent="start" shrink text="sm" tone="dim">
            <dt>{name}</dt>
            <Text as="dd" text="lg" weight={700} tone="text" numbers>
              {text}
            </Text>
            {change && <Change {...change} />}
            {note && <dd className={classes.same}>{note}</dd>}
          </Grid>
        ))}
      </Grid>
    </section>
  );
}
