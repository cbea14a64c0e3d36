import { useEffect, useState } from 'react';
import classes from './date-filter.module.css';

interface DateFilterProps {
  label: string;
  /** `YYYY-MM-DD` as the address says, or nothing. */
  value: string;
  onDate: (value: string) => void;
}

/** Whole, and not in the middle of typing a year: browsers offer 0002 when the 2 of 2026 is typed. */
const isWhole = (value: string) => value === '' || value >= '1900';

/** A day to filter by, with its name in the field, since a browser's empty date says nothing but its form. */
export function DateFilter({ label, value, onDate }: DateFilterProps) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  return (
    <label className={classes.field}>
      <span className={classes.label}>{label}</span>
      <input
        type="date"
        className={classes.input}
        value={draft}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value);
          if (isWhole(currentTarget.value) && !currentTarget.validity.badInput) onDate(currentTarget.value);
        }}
      />
    </label>
  );
}
