import { IconSelector } from '@tabler/icons-react';
import type { SelectHTMLAttributes } from 'react';
import classes from './plain-field.module.css';

export interface PlainSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Required without a visible label. */
  'aria-label'?: string;
  options: readonly { value: string; label: string }[];
  /** Uses the available width instead of that of the longest option. */
  isWide?: boolean;
}

/** A native select in the app's design, for public pages (see Choice). */
export function PlainSelect({ options, isWide = false, ...rest }: PlainSelectProps) {
  return (
    <span className={classes.select} data-wide={isWide || undefined}>
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
