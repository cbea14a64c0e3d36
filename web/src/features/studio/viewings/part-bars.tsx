import { useTranslation } from '../../../i18n/use-translation.tsx';
import { BarChart, type BarTone } from '../../../ui/charts/bar-chart.tsx';
import { useFormat } from '../../../ui/format.ts';
import classes from './lesson-viewings.module.css';
import type { ViewedPart } from './viewed-part.ts';

interface PartBarsProps {
  parts: readonly ViewedPart[];
  viewings: number;
}

const ROWS = ['plays', 'replays', 'drops'] as const;
const TONES: Readonly<Record<(typeof ROWS)[number], BarTone>> = {
  plays: 'soft',
  replays: 'plain',
  drops: 'bad',
};

/** Three rows of bars along the video, as parts of all viewings. The table has the same data. */
export function PartBars({ parts, viewings }: PartBarsProps) {
  const { t } = useTranslation('lessons');
  const { clock } = useFormat();
  return (
    <div className={classes.chart}>
      {ROWS.map((what) => {
        // Each row has its own scale: the position of the maximum matters, and few students stop at the same place
        const most = Math.max(...parts.map((part) => part[what]), 1);
        const percent = Math.round((100 * most) / viewings);
        return (
          <div key={what} className={classes.row}>
            <p className={classes.name}>
              <span className={classes.key} data-what={what} aria-hidden="true" />
              {t(`viewings.${what}`)}
              <span className={classes.most}>{t('viewings.upTo', { percent })}</span>
            </p>
            <BarChart
              label={t('viewings.chart', { what: t(`viewings.${what}`), percent })}
              bars={parts.map((part) => ({
                key: String(part.fromSec),
                name: clock(part.fromSec),
                value: part[what],
                tone: TONES[what],
                text: t('viewings.bar', {
                  from: clock(part.fromSec),
                  to: clock(part.toSec),
                  what: t(`viewings.${what}`),
                  count: part[what],
                }),
              }))}
              format={String}
              most={most}
              isBare
              height={44}
              mostNames={3}
            />
          </div>
        );
      })}
    </div>
  );
}
