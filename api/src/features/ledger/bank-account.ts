import { IsIn, Matches } from 'class-validator';
import type { Keys } from '../../platform/access/keys.ts';
import { withoutAccents } from '../../platform/i18n/without-accents.ts';
import { BANKS } from './payouts/banks.ts';

const PURPOSE = 'payout account number';

/** A bank that money can be transferred to, by its BIN. */
export const IsBank = (): PropertyDecorator =>
  IsIn(
    BANKS.map(({ bin }) => bin),
    { message: 'payout.bank' },
  );

/** 6 to 19 digits; blanks do not count. */
export const IsAccountNumber = (): PropertyDecorator =>
  Matches(/^(\s*\d){6,19}\s*$/, { message: 'payout.accountNumber' });

/** 3 to 60 letters; accents and case do not matter. */
export const IsAccountHolder = (): PropertyDecorator =>
  Matches(/^\s*\p{L}[\p{L}\p{M} .'-]{1,58}\p{L}\p{M}*\s*$/u, { message: 'payout.holder' });

/** A number as it was typed, without its blanks. */
export const plainNumber = (typed: string): string => typed.replace(/\s/g, '');

/** As banks write names: capitals without accents. */
export const bankText = (name: string): string =>
  withoutAccents(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

/** An account number as it is stored: whoever reads the table learns none. */
export const sealNumber = (keys: Keys, number: string): Buffer => keys.seal(PURPOSE, Buffer.from(number));

/** The number; empty once its owner is erased. @throws where the keys it was sealed with are gone */
export function openNumber(keys: Keys, sealed: Buffer): string {
  if (!sealed.length) return '';
  const number = keys.open(PURPOSE, sealed);
  if (!number) throw new Error('an account number was sealed with a key that is gone');
  return number.toString();
}
