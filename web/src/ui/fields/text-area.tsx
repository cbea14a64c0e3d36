import type { ComponentProps, CSSProperties } from 'react';
import classes from './field.module.css';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';
import { useTextBeforeHydration } from './use-text-before-hydration.ts';

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'style'> {
  /** Grows with its text, from `minRows` to `maxRows`. */
  autosize?: boolean;
  minRows?: number;
  maxRows?: number;
}

/** A multi-line text field. */
export function TextArea({ autosize = false, minRows = 2, maxRows, ...props }: TextAreaProps) {
  const { frame, control } = splitFieldProps(props);
  const ref = useTextBeforeHydration(control.ref, control.onChange);
  const size = autosize && {
    rows: minRows,
    'data-autosize': true,
    style: { '--rows': minRows, ...(maxRows && { '--max-rows': maxRows }) } as CSSProperties,
  };
  return (
    <Field {...frame}>
      {(attributes) => (
        <span className={classes.box}>
          <textarea
            {...size}
            {...control}
            {...attributes}
            ref={ref}
            className={`${classes.control} ${classes.area}`}
          />
        </span>
      )}
    </Field>
  );
}
