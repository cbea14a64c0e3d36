import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';

export function EmailField(props: Pick<TextFieldProps, 'defaultValue' | 'onChange' | 'error' | 'onBlur'>) {
  const { t } = useTranslation('accounts');
  return (
    <TextField type="email" autoComplete="username" inputMode="email" label={t('field.email')} {...props} />
  );
}
