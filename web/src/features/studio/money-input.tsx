import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../ui/format.ts';

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
}

/** An amount in đồng: digits while it has the focus, else `899.000` (English: `899,000`). */
export function MoneyInput({ value, onChange, ...rest }: MoneyInputProps) {
  const { count } = useFormat();
  const [isFocused, setFocused] = useState(false);
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      rightSection={<span aria-hidden="true">₫</span>}
      value={isFocused || !value ? value : count(Number(value))}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, ''))}
    />
  );
}
