import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.tsx';

/** An amount in đồng, for forms whose values are numbers. Digits are grouped as the reader's language does. */
export function MoneyField(props: NumberInputProps) {
  const isEnglish = useTranslation().i18n.language === 'en';
  return (
    <NumberInput
      thousandSeparator={isEnglish ? ',' : '.'}
      decimalSeparator={isEnglish ? '.' : ','}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      suffix=" ₫"
      {...props}
    />
  );
}
