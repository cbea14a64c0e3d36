import { type ReactNode, useId } from 'react';
import classes from './field.module.css';

/** Props that all fields share: label, help, error and layout. */
export interface FieldProps {
  id?: string | undefined;
  /** A control without a visible label needs an `aria-label`. */
  label?: ReactNode;
  /** At the end of the label's line, outside of the label. */
  labelAside?: ReactNode;
  /** Help below the control. */
  description?: ReactNode;
  error?: ReactNode;
  /** Marks a required field. */
  withAsterisk?: boolean | undefined;
  /** For filters: a smaller control with a dimmed label. */
  isSmall?: boolean | undefined;
  /** For filter bars: the label is in front of the control, and only screen readers get the help. */
  isInline?: boolean | undefined;
  /** Class of the whole field. */
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Attributes that connect a control with its label, help and error. */
interface ControlAttributes {
  id: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
  'aria-describedby'?: string;
}

/** Separates the props of `Field` from the attributes of the control. */
export const splitFieldProps = <P extends FieldProps>({
  id,
  label,
  labelAside,
  description,
  error,
  withAsterisk,
  isSmall,
  isInline,
  className,
  'aria-describedby': describedBy,
  ...control
}: P) => ({
  frame: {
    id,
    label,
    labelAside,
    description,
    error,
    withAsterisk,
    isSmall,
    isInline,
    className,
    'aria-describedby': describedBy,
  },
  control,
});

export const Asterisk = () => (
  <span className={classes.asterisk} aria-hidden="true">
    {' *'}
  </span>
);

/** Label, control, help and error, in this order. */
export function Field(props: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const { label, labelAside, description, error, withAsterisk, isSmall, isInline, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const helpId = `${ownId}-help`;
  const errorId = `${ownId}-error`;
  const describedBy = [props['aria-describedby'], description && helpId, error && errorId]
    .filter(Boolean)
    .join(' ');
  const labelElement = label && (
    <label htmlFor={id} className={classes.label}>
      {label}
      {withAsterisk && <Asterisk />}
    </label>
  );
  return (
    <div
      className={
        [isSmall && classes.small, isInline && classes.inline, className].filter(Boolean).join(' ') ||
        undefined
      }
    >
      {labelAside ? (
        <div className={classes.labelLine}>
          {labelElement}
          {labelAside}
        </div>
      ) : (
        labelElement
      )}
      {props.children({
        id,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(withAsterisk ? { 'aria-required': true } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      })}
      {description && (
        <p id={helpId} className={classes.help}>
          {description}
        </p>
      )}
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
