import type { ComponentProps, ReactNode } from 'react';
import classes from './field.module.css';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';
import { useTextBeforeHydration } from './use-text-before-hydration.ts';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** Inside the field, before the text: an icon or a fixed beginning. */
  leftSection?: ReactNode;
  /** Inside the field, after the text: a unit, an icon or a button. */
  rightSection?: ReactNode;
}

/** A single-line text field. */
export function TextField({ leftSection, rightSection, ...props }: TextFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const ref = useTextBeforeHydration(control.ref, control.onChange);
  return (
    <Field {...frame}>
      {(attributes) => (
        <span className={classes.box}>
          {leftSection && <span className={classes.left}>{leftSection}</span>}
          <input type="text" {...control} {...attributes} ref={ref} className={classes.control} />
          {rightSection && <span className={classes.right}>{rightSection}</span>}
        </span>
      )}
    </Field>
  );
}
