import { Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { TrimmedLength } from '../../../platform/trimmed-length.ts';

@InputType({ description: 'A bank account in Vietnam that money is sent to.' })
export class BankAccountInput {
  @Field({ description: 'The bank’s identification number (BIN), six digits, for instance 970436.' })
  @Matches(/^\d{6}$/, { message: 'billing.bankBin' })
  bin!: string;
  @Field({ description: 'The account’s number: 6 to 19 digits.' })
  @Matches(/^\d{6,19}$/, { message: 'billing.bankAccountNumber' })
  number!: string;
  @Field({ description: 'Whose account it is, as the bank has it; 2 to 100 characters.' })
  @TrimmedLength(2, 100, { message: 'billing.bankHolder' })
  holder!: string;
}

/** The account as a refund keeps it; nothing where the money goes back the way it came. */
export const bankAccount = (input: BankAccountInput | null | undefined) =>
  input ? { bankBin: input.bin, bankAccount: input.number, bankHolder: input.holder.trim() } : undefined;
