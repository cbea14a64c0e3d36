import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './field.module.css';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps> {
  /** Alternatively, `<option>` elements as children. */
  options?: readonly { value: string; label: string; disabled?: boolean }[];
}

/** A native select. */
export function Select({ options, children, ...props }: SelectProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(attributes) => (
        <span className={classes.box}>
          <select {...control} {...attributes} className={`${classes.control} ${classes.select}`}>
            {options?.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
            {children}
          </select>
          <IconSelector size={18} aria-hidden="true" className={classes.arrow} />
        </span>
      )}
    </Field>
  );
}
