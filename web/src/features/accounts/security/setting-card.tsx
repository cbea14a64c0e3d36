import { type ReactNode, useId } from 'react';
import kit from '../../../ui/kit.module.css';
import classes from './security.module.css';

interface SettingCardProps {
  title: string;
  /** Its state, as a tag. */
  state?: ReactNode;
  /** What it is now, in a line or two. */
  text: ReactNode;
  actions?: ReactNode;
  /** What an action has opened. */
  children?: ReactNode;
}

/** One way into the account: what it is now, and what can be done about it. */
export function SettingCard({ title, state, text, actions, children }: SettingCardProps) {
  const id = useId();
  return (
    <section className={kit.card} aria-labelledby={id}>
      <div className={classes.head}>
        <div className={classes.words}>
          <div className={`${kit.row} ${kit.wrap}`}>
            <h2 id={id} className={classes.title}>
              {title}
            </h2>
            {state}
          </div>
          <div className={classes.text}>{text}</div>
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children && <div className={classes.open}>{children}</div>}
    </section>
  );
}
