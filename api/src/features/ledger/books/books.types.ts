import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf, pageOf } from '../../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../../graphql/scalars.ts';
import { PostingKindEnum } from '../earnings/earnings.types.ts';
import type { PostingKind } from '../post.ts';

export enum LedgerAccountClass {
  ASSET = 'ASSET',
  LIABILITY = 'LIABILITY',
  INCOME = 'INCOME',
  EXPENSE = 'EXPENSE',
}
registerEnumType(LedgerAccountClass, {
  name: 'LedgerAccountClass',
  description: 'Where an account stands in the books.',
  valuesConfig: {
    ASSET: { description: 'What the platform has or is owed; grows by debits.' },
    LIABILITY: { description: 'What the platform owes others; grows by credits.' },
    INCOME: { description: 'What the platform has earned; grows by credits.' },
    EXPENSE: { description: 'What the platform has spent or lost; grows by debits.' },
  },
});

const ACCOUNT =
  'Account without its owner, for instance `hold`, `bank`, `tax-withheld:vat` or `gateway:VNPAY`.';

@ObjectType({ description: 'An account of the books, or all accounts of one kind that belong to people.' })
export class TrialBalanceRow {
  @Field({ description: ACCOUNT })
  account!: string;
  @Field(() => LedgerAccountClass, { description: 'Where it stands in the books.' })
  class!: LedgerAccountClass;
  @Field({ description: 'Whether each teacher has one of these: the row is the sum of theirs.' })
  isOwned!: boolean;
  @Field(() => Int, { description: 'On how many accounts of that kind something stood.' })
  count!: number;
  @Field(() => Vnd, { description: 'What stands on the debit side, in đồng; 0 on a row with a credit.' })
  debit!: number;
  @Field(() => Vnd, { description: 'What stands on the credit side, in đồng; 0 on a row with a debit.' })
  credit!: number;
}

@ObjectType({ description: 'What one tax came to in one month.' })
export class TaxMonth {
  @Field(() => CalendarDate, { description: 'First day of the month, in Vietnam.' })
  month!: string;
  @Field({ description: 'Account of the tax: `tax-withheld:vat`, `tax-withheld:pit` or `vat-output`.' })
  account!: string;
  @Field(() => Vnd, { description: 'What was withheld or collected in the month, in đồng.' })
  collected!: number;
  @Field(() => Vnd, { description: 'What went back to buyers in the month, in đồng.' })
  givenBack!: number;
  @Field(() => Vnd, { description: 'What was paid to the tax office in the month, in đồng.' })
  paid!: number;
}

@ObjectType({ description: 'An account of the ledger as it is now.' })
export class LedgerAccountBalance {
  @Field(() => ID, { description: 'Its code, for instance `bank` or `hold:<teacher id>`.' })
  code!: string;
  @Field({ description: ACCOUNT })
  account!: string;
  @Field(() => LedgerAccountClass, { description: 'Where it stands in the books.' })
  class!: LedgerAccountClass;
  @Field(() => ID, { nullable: true, description: 'Whose it is; absent for the platform’s own.' })
  ownerId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of whose it is; absent for the platform’s own.',
  })
  ownerName?: string | null;
  @Field(() => Vnd, { description: 'What stands on the debit side, in đồng; 0 where a credit stands.' })
  debit!: number;
  @Field(() => Vnd, { description: 'What stands on the credit side, in đồng; 0 where a debit stands.' })
  credit!: number;
}
export const LedgerAccountPage = pageOf('LedgerAccountPage', () => LedgerAccountBalance);

@ObjectType({ description: 'An entry of an account: one side of a transaction.' })
export class LedgerLine {
  @Field(() => ID, { description: 'Of the entry: opaque, never changes.' })
  id!: string;
  @Field(() => ID, { description: 'Of the transaction that it is a part of.' })
  transactionId!: string;
  @Field(() => PostingKindEnum, { description: 'What the transaction is about.' })
  kind!: PostingKind;
  @Field(() => DateTime, { description: 'When it was booked as having happened.' })
  at!: Date;
  @Field(() => String, {
    nullable: true,
    description: 'Number of the order that it is for; absent where there is none, or it was never paid.',
  })
  orderNumber?: string | null;
  @Field(() => Vnd, { description: 'In đồng; 0 on an entry that is a credit.' })
  debit!: number;
  @Field(() => Vnd, { description: 'In đồng; 0 on an entry that is a debit.' })
  credit!: number;
}
export const LedgerLineConnection = connectionOf('LedgerLineConnection', () => LedgerLine);

@ObjectType({ description: 'One side of a transaction, with its account.' })
export class LedgerSide {
  @Field(() => ID, { description: 'Code of the account, for instance `bank` or `hold:<teacher id>`.' })
  code!: string;
  @Field({ description: ACCOUNT })
  account!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of whose account it is; absent for the platform’s own.',
  })
  ownerName?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Title of what was sold; absent where the side is for the order as a whole.',
  })
  title?: string | null;
  @Field(() => Vnd, { description: 'In đồng; 0 on a side that is a credit.' })
  debit!: number;
  @Field(() => Vnd, { description: 'In đồng; 0 on a side that is a debit.' })
  credit!: number;
}

@ObjectType({ description: 'A transaction of the ledger: the debits of its sides equal its credits.' })
export class LedgerTransaction {
  @Field(() => ID, { description: 'Of the transaction: opaque, never changes.' })
  id!: string;
  @Field(() => PostingKindEnum, { description: 'What it is about.' })
  kind!: PostingKind;
  @Field(() => DateTime, { description: 'When it was booked as having happened.' })
  at!: Date;
  @Field(() => ID, {
    nullable: true,
    description: 'Of the order that it is for; absent where there is none.',
  })
  orderId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Number of that order; absent where there is none, or it was never paid.',
  })
  orderNumber?: string | null;
  @Field(() => ID, { nullable: true, description: 'Of the refund that was granted by it; otherwise absent.' })
  refundId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Of the payout that it is about; otherwise absent.' })
  payoutId?: string | null;
  @Field(() => String, { nullable: true, description: 'Number of that payout; absent where there is none.' })
  payoutNumber?: string | null;
}

@ObjectType({ description: 'What a look at the books has found.' })
export class BooksCheck {
  @Field(() => ID, { description: 'Of the look: opaque, never changes.' })
  id!: string;
  @Field(() => DateTime, { description: 'The moment at which it was made.' })
  at!: Date;
  @Field(() => Int, { description: 'How many things that have to hold were looked at.' })
  checked!: number;
  @Field(() => [String], {
    description: 'Those of them that do not hold, in English as the server’s log has them.',
  })
  broken!: string[];
}
