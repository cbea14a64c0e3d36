import { IconSelector } from '@tabler/icons-react';
import type { SelectHTMLAttributes } from 'react';
import classes from './plain-field.module.css';

/** What the browser's own select takes, with its choices. */
export interface PlainSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Says what is chosen, where no visible label does. */
  'aria-label'?: string;
  options: readonly { value: string; label: string }[];
  /** As wide as the place has room, instead of as wide as its longest choice. */
  isWide?: boolean;
}

/** The browser's own select in our measures, for the public pages (see Choice). */
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
