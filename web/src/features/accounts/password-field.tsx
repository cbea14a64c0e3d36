import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** A password field whose eye says what it does and is reached by keyboard. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('accounts');
  const eye = { 'aria-label': t('field.showPassword'), tabIndex: 0, size: 40 };
  return <PasswordInput {...props} visibilityToggleButtonProps={eye} />;
}
