import { type ComponentProps, useId } from 'react';
import { FieldGroup } from './field-group.tsx';
import { RadioGroupContext, type RadioGroupValue } from './radio.tsx';

interface RadioGroupProps
  extends Omit<ComponentProps<typeof FieldGroup>, 'role' | 'defaultValue' | 'onChange'>,
    Omit<RadioGroupValue, 'name'> {}

/** Radio buttons of which one is chosen. */
export function RadioGroup({ value, defaultValue, onChange, ...rest }: RadioGroupProps) {
  const name = useId();
  return (
    <RadioGroupContext value={{ name, value, defaultValue, onChange }}>
      <FieldGroup {...rest} role="radiogroup" />
    </RadioGroupContext>
  );
}
