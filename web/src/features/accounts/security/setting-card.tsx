import { type ReactNode, useId } from 'react';
import kit from '../../../ui/kit.module.css';
import classes from './security.module.css';

interface SettingCardProps {
  title: string;
  /** The status as a tag. */
  state?: ReactNode;
  /** Description of the current setting. */
  text: ReactNode;
  actions?: ReactNode;
  /** Content that an action has opened. */
  children?: ReactNode;
}

/** A sign-in method with its current setting and actions. */
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
