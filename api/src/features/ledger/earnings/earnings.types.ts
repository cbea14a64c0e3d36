import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../../graphql/scalars.ts';
import { POSTING_KINDS, type PostingKind } from '../post.ts';

export const PostingKindEnum = Object.fromEntries(POSTING_KINDS.map((kind) => [kind, kind])) as {
  readonly [K in PostingKind]: K;
};
registerEnumType(PostingKindEnum, {
  name: 'PostingKind',
  description: 'What a transaction of the ledger is about.',
  valuesConfig: {
    SALE_PAID: { description: 'A buyer paid; everybody’s part is set down.' },
    EXCHANGE_PAID: { description: 'A course was paid with what was owed for another one.' },
    GATEWAY_SETTLED: { description: 'A gateway paid out what it held for the platform.' },
    DEDUCTION_SETTLED: { description: 'A gateway took what it had sent back off what it paid out.' },
    EARNING_RELEASED: { description: 'The hold is over: the teacher may have it paid out.' },
    REFUND_APPROVED: { description: 'A refund was granted: everybody’s part goes back.' },
    REFUND_PAID: { description: 'The refund has left for the buyer.' },
    RECEIVABLE_NETTED: { description: 'What the teacher owed was taken from what they earned.' },
    RECEIVABLE_WRITTEN_OFF: { description: 'What a teacher owed is the platform’s loss.' },
    PAYOUT_ASKED: { description: 'Money was set aside for a payout.' },
    PAYOUT_DONE: { description: 'A payout has reached the teacher’s bank.' },
    PAYOUT_FAILED: { description: 'A payout ended without money: it is available again.' },
    DISPUTE_OPENED: { description: 'The buyer’s bank took the money back, for now.' },
    DISPUTE_WON: { description: 'The money of a dispute came back.' },
    DISPUTE_LOST: { description: 'The money of a dispute is lost, as by a refund.' },
    PACKAGE_SOLD: { description: 'A package for teachers was paid.' },
    PACKAGE_DAY: { description: 'A day of a package has passed and is earned.' },
    PACKAGE_CANCELLED: { description: 'A package was given up with money back.' },
    SUSPENSE_RECEIVED: { description: 'Money came that fits nothing yet.' },
    SUSPENSE_RETURNED: { description: 'Money that fitted nothing is owed to its sender.' },
    TAX_PAID: { description: 'Taxes were paid to the tax office.' },
  },
});

export enum SaleStatus {
  HELD = 'HELD',
  AVAILABLE = 'AVAILABLE',
  IN_PAYOUT = 'IN_PAYOUT',
  PAID = 'PAID',
  REVERSED = 'REVERSED',
}
registerEnumType(SaleStatus, {
  name: 'SaleStatus',
  description:
    'Where the teacher’s share of a sale is. Money is not marked: what was released first counts as paid out first.',
  valuesConfig: {
    HELD: { description: 'Held while the buyer may want the money back.' },
    AVAILABLE: { description: 'May be paid out, at least in part.' },
    IN_PAYOUT: { description: 'On its way to the bank.' },
    PAID: { description: 'Paid out to the teacher.' },
    REVERSED: { description: 'Given back to the buyer.' },
  },
});

export enum SaleOrigin {
  PLATFORM = 'PLATFORM',
  TEACHER = 'TEACHER',
}
registerEnumType(SaleOrigin, {
  name: 'SaleOrigin',
  description: 'Who brought the buyer, which decides the platform’s share.',
  valuesConfig: {
    PLATFORM: { description: 'The platform brought the buyer.' },
    TEACHER: { description: 'The teacher’s own link or coupon brought the buyer.' },
  },
});

@ObjectType({ description: 'A day on which held earnings become available.' })
export class ComingRelease {
  @Field(() => CalendarDate, { description: 'The day in Vietnam.' })
  day!: string;
  @Field(() => Vnd, { description: 'What becomes available then if nothing is given back, in đồng.' })
  amount!: number;
}

@ObjectType({ description: 'A teacher’s money as it is now, each figure a balance of the ledger.' })
export class EarningsOverview {
  @Field(() => Vnd, { description: 'Held while buyers may want their money back, in đồng.' })
  held!: number;
  @Field(() => Vnd, { description: 'What may be paid out now, in đồng.' })
  available!: number;
  @Field(() => Vnd, { description: 'On its way to the bank, in đồng.' })
  inPayout!: number;
  @Field(() => Vnd, { description: 'Paid out until now, in đồng.' })
  paid!: number;
  @Field(() => Vnd, { description: 'What the teacher owes because of refunds after payouts, in đồng.' })
  owed!: number;
}

/** The lines of a transaction add up to zero. */
@ObjectType({ description: 'One line of a sale’s postings: the debits of a transaction equal its credits.' })
export class SalePosting {
  @Field(() => ID, { description: 'Of the transaction that the line belongs to.' })
  transactionId!: string;
  @Field(() => PostingKindEnum, { description: 'What the transaction is about.' })
  kind!: PostingKind;
  @Field(() => DateTime, { description: 'When it was booked as having happened.' })
  at!: Date;
  @Field({
    description:
      'Account without its owner, for instance `hold`, `available`, `tax-withheld:vat` or `gateway:VNPAY`.',
  })
  account!: string;
  @Field({ description: 'Whether it is an account of the teacher’s own.' })
  isMine!: boolean;
  @Field(() => Vnd, { description: 'In đồng; 0 on a line that is a credit.' })
  debit!: number;
  @Field(() => Vnd, { description: 'In đồng; 0 on a line that is a debit.' })
  credit!: number;
}

@ObjectType({ description: 'A sale of one of the viewer’s courses, and what became of the price.' })
export class Sale {
  @Field(() => ID, { description: 'Of the order line: opaque, never changes.' })
  id!: string;
  @Field({ description: 'Number of the order, for people to quote.' })
  orderNumber!: string;
  @Field(() => ID, { description: 'The course that was sold.' })
  courseId!: string;
  @Field({ description: 'What the course was called then.' })
  title!: string;
  @Field(() => DateTime, { description: 'When the buyer’s money came.' })
  soldAt!: Date;
  @Field(() => SaleOrigin, { description: 'Who brought the buyer.' })
  origin!: SaleOrigin;
  @Field({ description: 'Whether the buyer came by the teacher’s own link.' })
  isByLink!: boolean;
  @Field(() => Vnd, { description: 'List price at the time, in đồng.' })
  listPrice!: number;
  @Field(() => Vnd, { description: 'What was taken off the list price, in đồng.' })
  discount!: number;
  @Field(() => Vnd, {
    description: 'What the shares are of, in đồng: what the buyer paid, and what the platform paid for them.',
  })
  price!: number;
  @Field(() => Vnd, { description: 'Of it, what a coupon of the platform paid, in đồng.' })
  promotion!: number;
  @Field(() => Vnd, { description: 'The platform’s share, in đồng.' })
  commission!: number;
  @Field(() => Int, { description: 'The platform’s share in hundredths of a per cent.' })
  commissionBp!: number;
  @Field(() => Vnd, { description: 'Value added tax that is withheld for the teacher, in đồng.' })
  vatWithheld!: number;
  @Field(() => Int, { description: 'That tax in hundredths of a per cent.' })
  vatBp!: number;
  @Field(() => Vnd, { description: 'Personal income tax that is withheld for the teacher, in đồng.' })
  pitWithheld!: number;
  @Field(() => Int, { description: 'That tax in hundredths of a per cent.' })
  pitBp!: number;
  @Field(() => Vnd, { description: 'What the sale earned the teacher, in đồng.' })
  share!: number;
  @Field(() => Vnd, { description: 'What of it was not given back to the buyer, in đồng.' })
  shareLeft!: number;
  @Field(() => SaleStatus, { description: 'Where the share is.' })
  status!: SaleStatus;
  @Field({ description: 'Whether a refund or dispute keeps it from being released.' })
  isFrozen!: boolean;
  @Field(() => DateTime, { description: 'When its hold ends.' })
  heldUntil!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it became available; absent while it is held.',
  })
  releasedAt?: Date | null;
}
export const SalePage = pageOf('SalePage', () => Sale);

export enum EarningsStep {
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
}
registerEnumType(EarningsStep, {
  name: 'EarningsStep',
  description: 'How long each point of a chart is.',
  valuesConfig: {
    DAY: { description: 'A day in Vietnam.' },
    WEEK: { description: 'Monday to Sunday in Vietnam.' },
    MONTH: { description: 'A month in Vietnam.' },
  },
});

@ObjectType({ description: 'What sales have come to.' })
abstract class SalesSum {
  @Field(() => Int, { description: 'How many sales, those given back included.' })
  sales!: number;
  @Field(() => Vnd, { description: 'What they were sold for, in đồng.' })
  gross!: number;
  @Field(() => Vnd, { description: 'What they earned the teacher, in đồng.' })
  earned!: number;
  @Field(() => Vnd, { description: 'What of that went back to buyers since, in đồng.' })
  givenBack!: number;
  @Field(() => Vnd, { description: 'What is left of it: `earned` less `givenBack`, in đồng.' })
  net!: number;
}

@ObjectType({ description: 'What the sales of a day, week or month have come to.' })
export class EarningsPoint extends SalesSum {
  @Field(() => CalendarDate, { description: 'First day of the step, in Vietnam.' })
  start!: string;
}

@ObjectType({ description: 'What the sales of a course have come to.' })
export class CourseEarnings extends SalesSum {
  @Field(() => ID, { description: 'The course that was sold.' })
  courseId!: string;
  @Field({ description: 'What it was called when it was sold last.' })
  title!: string;
}
