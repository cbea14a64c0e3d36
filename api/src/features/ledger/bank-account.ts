import { IsIn, Matches } from 'class-validator';
import type { Keys } from '../../platform/access/keys.ts';
import { withoutAccents } from '../../platform/i18n/without-accents.ts';
import { BANKS } from './payouts/banks.ts';

const PURPOSE = 'payout account number';

/** The BIN of a bank that accepts transfers. */
export const IsBank = (): PropertyDecorator =>
  IsIn(
    BANKS.map(({ bin }) => bin),
    { message: 'payout.bank' },
  );

/** 6 to 19 digits. Spaces are ignored. */
export const IsAccountNumber = (): PropertyDecorator =>
  Matches(/^(\s*\d){6,19}\s*$/, { message: 'payout.accountNumber' });

/** 3 to 60 letters. Accents and case are ignored. */
export const IsAccountHolder = (): PropertyDecorator =>
  Matches(/^\s*\p{L}[\p{L}\p{M} .'-]{1,58}\p{L}\p{M}*\s*$/u, { message: 'payout.holder' });

/** The typed number without spaces. */
export const plainNumber = (typed: string): string => typed.replace(/\s/g, '');

/** A name in the format of banks: capitals without accents. */
export const bankText = (name: string): string =>
  withoutAccents(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

/** Encrypts an account number, so that the contents of the table reveal none. */
export const sealNumber = (keys: Keys, number: string): Buffer => keys.seal(PURPOSE, Buffer.from(number));

/**
 * @returns the account number, or an empty string after the erasure of its owner
 * @throws Error if the keys that encrypted it are gone
 */
export function openNumber(keys: Keys, sealed: Buffer): string {
  if (!sealed.length) return '';
  const number = keys.open(PURPOSE, sealed);
  if (!number) throw new Error('an account number cannot be decrypted: its key is missing');
  return number.toString();
}
