import { Button } from './button.tsx';
import kit from './kit.module.css';

interface PressedFiltersProps<T extends string> {
  /** Says what is filtered. */
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A row of buttons of which one is pressed: what of a list is shown. */
export const PressedFilters = <T extends string>({
  label,
  options,
  value,
  onChange,
}: PressedFiltersProps<T>) => (
  <fieldset className={`${kit.row} ${kit.wrap} ${kit.bare}`} aria-label={label}>
    {options.map((each) => (
      <Button
        key={each.value}
        size="compact-md"
        variant={each.value === value ? 'light' : 'subtle'}
        aria-pressed={each.value === value}
        onClick={() => onChange(each.value)}
      >
        {each.label}
      </Button>
    ))}
  </fieldset>
);
