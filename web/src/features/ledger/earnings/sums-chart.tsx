import { useTranslation } from 'react-i18next';
import { money } from '../money.ts';
import classes from './analytics.module.css';
import type { SumRow } from './sums-table.tsx';

interface ChartProps {
  label: string;
  rows: readonly SumRow[];
  /** `columns` for time, `lines` for things with names. */
  shape: 'columns' | 'lines';
}

/** What is left of sales, drawn; each mark says its figure. */
export function SumsChart({ label, rows, shape }: ChartProps) {
  const { t } = useTranslation('earnings');
  const most = Math.max(1, ...rows.map(({ net }) => net));
  return (
    <ul className={classes[shape]} aria-label={label}>
      {rows.map(({ key, name, net }) => {
        const share = `${Math.max(1, (net / most) * 100)}%`;
        const text = t('analytics.chartLabel', { start: name, amount: money(net) });
        return (
          <li key={key} title={text}>
            {shape === 'lines' ? (
              <>
                <span className={classes.lineName}>{name}</span>
                <span className={classes.lineTrack}>
                  <span className={classes.mark} style={{ inlineSize: share }} />
                </span>
                <span className={classes.lineAmount}>{money(net)}</span>
              </>
            ) : (
              <span className={classes.mark} role="img" aria-label={text} style={{ blockSize: share }} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
