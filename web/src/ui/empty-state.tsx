import type { ReactNode } from 'react';
import { BudDrawing, LensDrawing } from './drawings.tsx';
import classes from './state.module.css';

interface EmptyStateProps {
  /** `first`: nothing exists yet. `filter`: nothing matches; offer to clear the filters. */
  kind?: 'first' | 'filter';
  title: string;
  text?: string;
  /** One or two buttons for the next step. */
  actions?: ReactNode;
  drawing?: ReactNode;
  /** h1 if the state is the whole page. */
  heading?: 'h1' | 'h2';
}

/** Empty state of a list: its purpose and the next action. */
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
