import type { ReactNode } from 'react';
import { BudDrawing, LensDrawing } from './drawings.tsx';
import classes from './state.module.css';

interface EmptyStateProps {
  /** `first`: nothing here yet. `filter`: nothing matches; offer to clear. */
  kind?: 'first' | 'filter';
  title: string;
  text?: string;
  /** The next step, as one or two buttons. */
  actions?: ReactNode;
  drawing?: ReactNode;
  /** h1 when the state is the whole page. */
  heading?: 'h1' | 'h2';
}

/** What a list shows when it has nothing: what it is for, and the next action. */
export function EmptyState({
  kind = 'first',
  title,
  text,
  actions,
  drawing,
  heading: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {drawing ?? (kind === 'filter' ? <LensDrawing /> : <BudDrawing />)}
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
