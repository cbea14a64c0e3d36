import { Button } from './button.tsx';
import { Row } from './layout/layout.tsx';

interface PressedFiltersProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A row of toggle buttons that filter a list. One of them is pressed. */
export const PressedFilters = <T extends string>({
  label,
  options,
  value,
  onChange,
}: PressedFiltersProps<T>) => (
  <Row as="fieldset" wrap gap={2} shrink aria-label={label}>
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
  </Row>
);
