import { Field, InputType } from 'type-graphql';
import type { Keys } from '../../platform/access/keys.ts';
import {
  bankText,
  IsAccountHolder,
  IsAccountNumber,
  IsBank,
  plainNumber,
  sealNumber,
} from '../ledger/index.ts';

@InputType({ description: 'A bank account in Vietnam that receives money.' })
export class BankAccountInput {
  @Field({ description: 'BIN of one of `banks`, six digits.' })
  @IsBank()
  bin!: string;
  @Field({ description: 'Account number, 6 to 19 digits. Spaces are ignored.' })
  @IsAccountNumber()
  number!: string;
  @Field({
    description: 'Account holder as registered with the bank: 3 to 60 letters. Accents and case are ignored.',
  })
  @IsAccountHolder()
  holder!: string;
}

/** The account in the columns of a refund; undefined for a refund by the original payment method. */
export function sealedAccount(keys: Keys, input: BankAccountInput | null | undefined) {
  if (!input) return undefined;
  const number = plainNumber(input.number);
  return {
    bankBin: input.bin,
    bankNumberSealed: sealNumber(keys, number),
    bankLastDigits: number.slice(-4),
    bankHolder: bankText(input.holder),
  };
}
