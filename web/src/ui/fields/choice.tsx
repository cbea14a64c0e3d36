import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './choice.module.css';
import fields from './field.module.css';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Without a label, only the control is rendered. It needs an `aria-label`. */
  label?: ReactNode;
  /** Text at the end of the line that describes the choice and is not part of its name. */
  note?: ReactNode;
  /** Help below the label. */
  description?: ReactNode;
  error?: ReactNode;
  /** Class of the whole choice. */
  className?: string | undefined;
}

/** A checkbox, radio button or switch with its label. */
export function Choice({
  type,
  label,
  note,
  description,
  error,
  className,
  ...rest
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const parts = { note: `${id}-note`, help: `${id}-help`, error: `${id}-error` };
  // Without a label, the texts that would describe the control are not rendered
  const own =
    label === undefined
      ? []
      : [note !== undefined && parts.note, description && parts.help, error && parts.error];
  const describedBy = [rest['aria-describedby'], ...own].filter(Boolean).join(' ');
  const input = (
    <input
      {...rest}
      id={id}
      {...(describedBy && { 'aria-describedby': describedBy })}
      {...(error ? { 'aria-invalid': true } : {})}
      type={type}
      className={classes.box}
    />
  );
  if (label === undefined) return input;
  return (
    <div className={className}>
      <div className={classes.line}>
        <label htmlFor={id} className={classes.choice}>
          {input}
          <span>{label}</span>
        </label>
        {note !== undefined && (
          <span id={parts.note} className={classes.note}>
            {note}
          </span>
        )}
      </div>
      {description && (
        <p id={parts.help} className={`${fields.help} ${classes.below}`}>
          {description}
        </p>
      )}
      {error && (
        <p id={parts.error} className={`${fields.error} ${classes.below}`}>
          {error}
        </p>
      )}
    </div>
  );
}
