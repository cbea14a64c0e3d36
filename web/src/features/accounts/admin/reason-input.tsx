import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SetPeopleStatusInput } from '../../../generated/input-rules.ts';

interface ReasonInputProps extends Pick<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'error'> {
  /** Where the dialog begins. */
  isFirst?: boolean;
}

/** Why something is done to a person; kept in the log. */
export function ReasonInput({ isFirst = false, ...props }: ReasonInputProps) {
  const { t } = useTranslation('people');
  return (
    <TextInput
      {...(isFirst && { 'data-autofocus': true })}
      label={t('bulk.reason')}
      description={t('bulk.reasonHelp')}
      maxLength={SetPeopleStatusInput.reason.maxLength}
      {...props}
    />
  );
}
