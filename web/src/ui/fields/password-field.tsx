import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { IconButton } from '../icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field with a button that reveals the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'leftSection' | 'rightSection'>) {
  const { t } = useTranslation('common');
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      rightSection={
        <IconButton
          aria-label={t('showPassword')}
          aria-pressed={isShown}
          disabled={props.disabled}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
