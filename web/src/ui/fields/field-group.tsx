import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './field.module.css';
import { Asterisk } from './field.tsx';

interface FieldGroupProps extends Omit<ComponentProps<'div'>, 'role'> {
  role?: 'group' | 'radiogroup';
  /** A group without a visible label needs `aria-labelledby`. */
  label?: ReactNode;
  /** Help above the choices. */
  description?: ReactNode;
  error?: ReactNode;
  withAsterisk?: boolean;
}

/** Checkboxes or radio buttons with a common label. */
export function FieldGroup(props: FieldGroupProps) {
  const { role = 'group', label, description, error, withAsterisk, children, ...rest } = props;
  const id = useId();
  const describedBy = [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      role={role}
      {...(label ? { 'aria-labelledby': `${id}-label` } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      {...(withAsterisk && role === 'radiogroup' ? { 'aria-required': true } : {})}
      {...rest}
    >
      {label && (
        <p id={`${id}-label`} className={classes.label}>
          {label}
          {withAsterisk && <Asterisk />}
        </p>
      )}
      {description && (
        <p id={`${id}-help`} className={classes.groupHelp}>
          {description}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
