import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The server's limit, in characters. */
const MOST = 300;

interface ReasonInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Where the dialog begins. */
  isFirst?: boolean;
}

/** Why something is done to a person; kept in the log. */
export function ReasonInput({ value, onChange, isFirst = false }: ReasonInputProps) {
  const { t } = useTranslation('people');
  return (
    <TextInput
      {...(isFirst && { 'data-autofocus': true })}
      label={t('bulk.reason')}
      description={t('bulk.reasonHelp')}
      maxLength={MOST}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
