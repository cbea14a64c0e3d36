import { NumberInput, type NumberInputProps } from '@mantine/core';

/** An amount in đồng, for forms whose values are numbers. */
export const MoneyField = (props: NumberInputProps) => (
  <NumberInput
    thousandSeparator="."
    decimalSeparator=","
    allowDecimal={false}
    allowNegative={false}
    hideControls
    suffix=" ₫"
    {...props}
  />
);
