import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../ui/format.ts';
import classes from './lesson-viewings.module.css';
import type { ViewedPart } from './viewed-part.ts';

interface PartBarsProps {
  parts: readonly ViewedPart[];
  viewings: number;
}

const ROWS = ['plays', 'replays', 'drops'] as const;

/** Three rows of bars along the video, all as shares of the sittings. The table says the same in words. */
export function PartBars({ parts, viewings }: PartBarsProps) {
  const { t } = useTranslation('lessons');
  const { clock } = useFormat();
  return (
    <div className={classes.chart}>
      {ROWS.map((what) => {
        // Each row has its own scale: where the most is matters, and few leave at one place
        const most = Math.max(...parts.map((part) => part[what]), 1);
        const percent = Math.round((100 * most) / viewings);
        return (
          <div key={what} className={classes.row}>
            <p className={classes.name}>
              <span className={classes.key} data-what={what} aria-hidden="true" />
              {t(`viewings.${what}`)}
              <span className={classes.most}>{t('viewings.upTo', { percent })}</span>
            </p>
            <div
              className={classes.bars}
              role="img"
              aria-label={t('viewings.chart', { what: t(`viewings.${what}`), percent })}
            >
              {parts.map((part) => (
                <span
                  key={part.fromSec}
                  className={classes.slot}
                  title={t('viewings.bar', {
                    from: clock(part.fromSec),
                    to: clock(part.toSec),
                    what: t(`viewings.${what}`),
                    count: part[what],
                  })}
                >
                  <span
                    className={classes.bar}
                    data-what={what}
                    style={{ height: `${(100 * part[what]) / most}%` }}
                  />
                </span>
              ))}
            </div>
          </div>
        );
      })}
      <div className={classes.axis} aria-hidden="true">
        <span>{clock(0)}</span>
        <span>{clock((parts.at(-1)?.toSec ?? 0) / 2)}</span>
        <span>{clock(parts.at(-1)?.toSec ?? 0)}</span>
      </div>
    </div>
  );
}
