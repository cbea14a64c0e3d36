import type { ReactNode } from 'react';
import classes from './count-badge.module.css';

/** A count on an icon button, whose label must state the same. */
export const CountBadge = ({ children }: { children: ReactNode }) => (
  <span className={classes.badge} aria-hidden="true">
    {children}
  </span>
);
