import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import classes from './choice.module.css';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  type: 'checkbox' | 'radio';
  label: string;
  /** Stands at the end of the line and describes the choice, without being a part of its name. */
  note?: ReactNode;
}

/**
 * A plain checkbox or radio button with its label, for the public pages: Mantine's weigh 8 KiB there. Forms in the
 * application use Mantine's.
 */
export function Choice({ type, label, note, ...rest }: ChoiceProps) {
  const noteId = useId();
  return (
    <div className={classes.line}>
      <label className={classes.choice}>
        <input
          {...rest}
          {...(note !== undefined && { 'aria-describedby': noteId })}
          type={type}
          className={classes.box}
        />
        <span>{label}</span>
      </label>
      {note !== undefined && (
        <span id={noteId} className={classes.note}>
          {note}
        </span>
      )}
    </div>
  );
}
