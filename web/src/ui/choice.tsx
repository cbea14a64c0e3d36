import type { InputHTMLAttributes } from 'react';
import classes from './choice.module.css';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  type: 'checkbox' | 'radio';
  label: string;
}

/**
 * A plain checkbox or radio button with its label, for the public pages: Mantine's weigh 8 KiB there. Forms in the
 * application use Mantine's.
 */
export function Choice({ type, label, ...rest }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <input {...rest} type={type} className={classes.box} />
      <span>{label}</span>
    </label>
  );
}
