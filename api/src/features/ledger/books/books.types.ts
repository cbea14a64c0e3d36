import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { createConnectionType, createPageType } from '../../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../../graphql/scalars.ts';
import { PostingKind } from '../post.ts';

export const LedgerAccountClass = defineEnum('LedgerAccountClass', 'Accounting class of a ledger account.', {
  ASSET: 'Assets and receivables of the platform. Debits increase the balance.',
  LIABILITY: 'Amounts that the platform owes. Credits increase the balance.',
  INCOME: 'Income of the platform. Credits increase the balance.',
  EXPENSE: 'Expenses and losses of the platform. Debits increase the balance.',
});
export type LedgerAccountClass = keyof typeof LedgerAccountClass;

const ACCOUNT =
  'Account kind without the owner, for instance `hold`, `bank`, `tax-withheld:vat` or `gateway:VNPAY`.';

@ObjectType({
  description: 'Balance of a ledger account, or of all accounts of one kind that belong to users.',
})
export class TrialBalanceRow {
  @Field({ description: ACCOUNT })
  account!: string;
  @Field(() => LedgerAccountClass, { description: 'Accounting class of the account.' })
  class!: LedgerAccountClass;
  @Field({ description: 'True if each teacher has an account of this kind. The row is then their sum.' })
  isOwned!: boolean;
  @Field(() => Int, { description: 'Number of accounts of this kind with a balance.' })
  count!: number;
  @Field(() => Vnd, { description: 'Debit balance in đồng; 0 if the row has a credit balance.' })
  debit!: number;
  @Field(() => Vnd, { description: 'Credit balance in đồng; 0 if the row has a debit balance.' })
  credit!: number;
}

@ObjectType({ description: 'Amounts of one tax in one month.' })
export class TaxMonth {
  @Field(() => CalendarDate, { description: 'First day of the month, in Vietnam time.' })
  month!: string;
  @Field({ description: 'Account of the tax: `tax-withheld:vat`, `tax-withheld:pit` or `vat-output`.' })
  account!: string;
  @Field(() => Vnd, { description: 'Amount withheld or collected in the month, in đồng.' })
  collected!: number;
  @Field(() => Vnd, { description: 'Amount returned to buyers in the month, in đồng.' })
  givenBack!: number;
  @Field(() => Vnd, { description: 'Amount paid to the tax office in the month, in đồng.' })
  paid!: number;
}

@ObjectType({ description: 'Ledger account with its current balance.' })
export class LedgerAccountBalance {
  @Field(() => ID, { description: 'Account code, for instance `bank` or `hold:<teacher id>`.' })
  code!: string;
  @Field({ description: ACCOUNT })
  account!: string;
  @Field(() => LedgerAccountClass, { description: 'Accounting class of the account.' })
  class!: LedgerAccountClass;
  @Field(() => ID, { nullable: true, description: 'ID of the owner. Null for accounts of the platform.' })
  ownerId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of the owner. Null for accounts of the platform.',
  })
  ownerName?: string | null;
  @Field(() => Vnd, { description: 'Debit balance in đồng; 0 if the account has a credit balance.' })
  debit!: number;
  @Field(() => Vnd, { description: 'Credit balance in đồng; 0 if the account has a debit balance.' })
  credit!: number;
}
export const LedgerAccountPage = createPageType('LedgerAccountPage', () => LedgerAccountBalance);

@ObjectType({ description: 'Entry of a ledger account: one line of a transaction.' })
export class LedgerLine {
  @Field(() => ID, { description: 'Unique entry ID. Immutable.' })
  id!: string;
  @Field(() => ID, { description: 'ID of the transaction that the entry belongs to.' })
  transactionId!: string;
  @Field(() => PostingKind, { description: 'Kind of business event that the transaction records.' })
  kind!: PostingKind;
  @Field(() => DateTime, { description: 'Effective time of the transaction.' })
  at!: Date;
  @Field(() => String, {
    nullable: true,
    description: 'Number of the related order. Null if none, or if it was never paid.',
  })
  orderNumber?: string | null;
  @Field(() => Vnd, { description: 'Debit amount in đồng; 0 for a credit entry.' })
  debit!: number;
  @Field(() => Vnd, { description: 'Credit amount in đồng; 0 for a debit entry.' })
  credit!: number;
}
export const LedgerLineConnection = createConnectionType('LedgerLineConnection', () => LedgerLine);

@ObjectType({ description: 'Debit or credit line of a transaction, with its account.' })
export class LedgerSide {
  @Field(() => ID, { description: 'Account code, for instance `bank` or `hold:<teacher id>`.' })
  code!: string;
  @Field({ description: ACCOUNT })
  account!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of the account’s owner. Null for accounts of the platform.',
  })
  ownerName?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Title of the sold item. Null if the line applies to the whole order.',
  })
  title?: string | null;
  @Field(() => Vnd, { description: 'Debit amount in đồng; 0 for a credit line.' })
  debit!: number;
  @Field(() => Vnd, { description: 'Credit amount in đồng; 0 for a debit line.' })
  credit!: number;
}

@ObjectType({ description: 'Ledger transaction. The debits of its lines equal the credits.' })
export class LedgerTransaction {
  @Field(() => ID, { description: 'Unique transaction ID. Immutable.' })
  id!: string;
  @Field(() => PostingKind, { description: 'Kind of business event that the transaction records.' })
  kind!: PostingKind;
  @Field(() => DateTime, { description: 'Effective time of the transaction.' })
  at!: Date;
  @Field(() => ID, { nullable: true, description: 'ID of the related order. Null if none.' })
  orderId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Number of the related order. Null if none, or if it was never paid.',
  })
  orderNumber?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the refund that this transaction approved. Null for other kinds.',
  })
  refundId?: string | null;
  @Field(() => ID, { nullable: true, description: 'ID of the related payout. Null for other kinds.' })
  payoutId?: string | null;
  @Field(() => String, { nullable: true, description: 'Number of the related payout. Null for other kinds.' })
  payoutNumber?: string | null;
}

@ObjectType({ description: 'Result of a consistency check of the ledger.' })
export class BooksCheck {
  @Field(() => ID, { description: 'Unique ID of the check. Immutable.' })
  id!: string;
  @Field(() => DateTime, { description: 'Time at which the check ran.' })
  at!: Date;
  @Field(() => Int, { description: 'Number of rules that were checked.' })
  checked!: number;
  @Field(() => [String], { description: 'Violated rules, in English as in the server log.' })
  broken!: string[];
}
