import { formatVnd } from '../../ui/format.ts';

/** `499.000 ₫`; nothing is an amount as well: `0 ₫`. */
export const money = (amount: number): string => formatVnd(amount, '0\u00A0₫');

/** Hundredths of a per cent as `30` or `0,5`. */
export const percentOf = (basisPoints: number): string => String(basisPoints / 100).replace('.', ',');
