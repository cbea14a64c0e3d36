import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import classes from './counted-input.module.css';

interface CountedInputProps extends Omit<TextInputProps, 'value' | 'label'> {
  label: string;
  value: string;
  max: number;
  tag?: ReactNode;
}

/** A text field that shows its remaining length. */
export function CountedInput({ label, value, max, tag, ...rest }: CountedInputProps) {
  const { t } = useTranslation('studio');
  const count = value.length;
  return (
    <TextInput
      {...rest}
      value={value}
      maxLength={max}
      labelProps={{ className: classes.label }}
      label={
        <>
          <span>{label}</span> {tag}
          <Text as="span" ml="auto" text="xs" weight={400} tone="dim" numbers aria-hidden="true">
            {t('form.chars', { count, max })}
          </Text>
        </>
      }
    />
  );
}
