import { TextInput, type TextInputProps } from '@mantine/core';
import { SetPeopleStatusInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface ReasonInputProps extends Pick<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'error'> {
  /** Where the dialog begins. */
  isFirst?: boolean;
}

/** What is wrong with a reason; null when it will do. Whoever locks somebody out says why, one person or many. */
export const useReasonCheck = () => {
  const { t } = useTranslation('people');
  return (reason: string): string | null =>
    reason.trim().length < SetPeopleStatusInput.reason.minLength ? t('bulk.reasonMissing') : null;
};

/** Why something is done to a person; kept in the log. */
export function ReasonInput({ isFirst = false, ...props }: ReasonInputProps) {
  const { t } = useTranslation('people');
  return (
    <TextInput
      {...(isFirst && { 'data-autofocus': true })}
      label={t('bulk.reason')}
      description={t('bulk.reasonHelp')}
      withAsterisk
      aria-required
      maxLength={SetPeopleStatusInput.reason.maxLength}
      {...props}
    />
  );
}
