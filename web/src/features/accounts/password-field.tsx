import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from '../../i18n/use-translation.tsx';

/** A password field whose eye button has a label and can be reached by keyboard. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('accounts');
  const eye = { 'aria-label': t('field.showPassword'), tabIndex: 0, size: 40 };
  return <PasswordInput {...props} visibilityToggleButtonProps={eye} />;
}
