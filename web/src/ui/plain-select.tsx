import { IconSelector } from '@tabler/icons-react';
import type { SelectHTMLAttributes } from 'react';
import classes from './plain-field.module.css';

interface PlainSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Says what is chosen, where no visible label does. */
  'aria-label': string;
  options: readonly { value: string; label: string }[];
}

/** The browser's own select in our measures, for the public pages (see Choice). */
export function PlainSelect({ options, ...rest }: PlainSelectProps) {
  return (
    <span className={classes.select}>
      <select {...rest} className={classes.field}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <IconSelector size={18} aria-hidden="true" className={classes.arrow} />
    </span>
  );
}
