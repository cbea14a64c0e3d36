import { formatVnd } from '../../ui/format.ts';

/** `499.000 ₫`; `0 ₫` for zero. */
export const money = (amount: number): string => formatVnd(amount, '0\u00A0₫');

/** Basis points as percent, `30` or `0,5`. */
export const percentOf = (basisPoints: number): string => String(basisPoints / 100).replace('.', ',');
