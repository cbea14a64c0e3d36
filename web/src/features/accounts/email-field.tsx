import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.tsx';

export function EmailField(props: Pick<TextInputProps, 'defaultValue' | 'onChange' | 'error' | 'onBlur'>) {
  const { t } = useTranslation('accounts');
  return (
    <TextInput type="email" autoComplete="username" inputMode="email" label={t('field.email')} {...props} />
  );
}
