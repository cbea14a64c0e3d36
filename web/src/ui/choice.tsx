import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import classes from './choice.module.css';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  type: 'checkbox' | 'radio';
  label: string;
  /** Text at the end of the line that describes the choice and is not part of its name. */
  note?: ReactNode;
}

/**
 * A checkbox or radio button with its label for public pages, on which Mantine's would add 8 KiB. Forms of the
 * signed-in areas use Mantine's.
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
