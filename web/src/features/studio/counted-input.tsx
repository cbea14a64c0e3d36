import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';
import { Text } from '../../ui/layout/layout.tsx';

interface CountedInputProps extends Omit<TextFieldProps, 'value' | 'label'> {
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
    <TextField
      {...rest}
      value={value}
      maxLength={max}
      label={
        <>
          {label} {tag}
        </>
      }
      labelAside={
        <Text as="span" text="xs" tone="dim" numbers space="nowrap" aria-hidden="true">
          {t('form.chars', { count, max })}
        </Text>
      }
    />
  );
}
