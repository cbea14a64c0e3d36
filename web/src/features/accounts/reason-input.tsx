import { SetPeopleStatusInput } from '../../generated/input-rules.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';

interface ReasonInputProps extends Pick<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'error'> {
  /** True if it is the first field of the dialog. */
  isFirst?: boolean;
}

/** Validates a reason and returns the error or null. Blocking one or many accounts requires a reason. */
export const useReasonCheck = () => {
  const { t } = useTranslation('people');
  return (reason: string): string | null =>
    reason.trim().length < SetPeopleStatusInput.reason.minLength ? t('bulk.reasonMissing') : null;
};

/** The reason of an action on an account, recorded in the log. */
export function ReasonInput({ isFirst = false, ...props }: ReasonInputProps) {
  const { t } = useTranslation('people');
  return (
    <TextField
      {...(isFirst && { 'data-autofocus': true })}
      label={t('bulk.reason')}
      description={t('bulk.reasonHelp')}
      withAsterisk
      maxLength={SetPeopleStatusInput.reason.maxLength}
      {...props}
    />
  );
}
