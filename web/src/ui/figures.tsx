import type { ReactNode } from 'react';
import classes from './figures.module.css';
import { Box, Card } from './layout/layout.tsx';

interface FiguresProps {
  /** At most five, in one row. */
  figures: readonly { key: string; label: string; value: ReactNode; note?: ReactNode }[];
}

/** Statistics above a table. */
export const Figures = ({ figures }: FiguresProps) => (
  <Card as="dl" className={classes.figures} card="flush">
    {figures.map(({ key, label, value, note }) => (
      <Box key={key} className={classes.figure} px={5} py={4} borderLeft>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {note && <dd className={classes.note}>{note}</dd>}
      </Box>
    ))}
  </Card>
);
