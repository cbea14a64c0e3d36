import type { ReactNode } from 'react';
import classes from './figures.module.css';
import kit from './kit.module.css';

interface FiguresProps {
  /** At most five, in one row. */
  figures: readonly { key: string; label: string; value: ReactNode; note?: ReactNode }[];
}

/** Statistics above a table. */
export const Figures = ({ figures }: FiguresProps) => (
  <dl className={`${kit.cardFlush} ${classes.figures}`}>
    {figures.map(({ key, label, value, note }) => (
      <div key={key} className={classes.figure}>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {note && <dd className={classes.note}>{note}</dd>}
      </div>
    ))}
  </dl>
);
