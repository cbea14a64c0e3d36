import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { createPageType } from '../../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../../graphql/scalars.ts';
import { PostingKind } from '../post.ts';

export const SaleStatus = defineEnum(
  'SaleStatus',
  'Status of the teacher’s share of a sale. Shares are counted as paid out in the order in which they were released.',
  {
    HELD: 'On hold during the refund period.',
    AVAILABLE: 'Available for payout, at least in part.',
    IN_PAYOUT: 'Part of a payout in progress.',
    PAID: 'Paid out to the teacher.',
    REVERSED: 'Refunded to the buyer.',
  },
);
export type SaleStatus = keyof typeof SaleStatus;

export const SaleOrigin = defineEnum(
  'SaleOrigin',
  'Party that referred the buyer. Determines the platform’s share.',
  {
    PLATFORM: 'The platform referred the buyer.',
    TEACHER: 'The teacher’s own link or coupon referred the buyer.',
  },
);
export type SaleOrigin = keyof typeof SaleOrigin;

@ObjectType({ description: 'Day on which held earnings become available.' })
export class ComingRelease {
  @Field(() => CalendarDate, { description: 'Day in Vietnam time.' })
  day!: string;
  @Field(() => Vnd, { description: 'Amount in đồng that becomes available, provided that no refund occurs.' })
  amount!: number;
}

@ObjectType({ description: 'Current balances of a teacher in the ledger.' })
export class EarningsOverview {
  @Field(() => Vnd, { description: 'Amount on hold during the refund period, in đồng.' })
  held!: number;
  @Field(() => Vnd, { description: 'Amount available for payout, in đồng.' })
  available!: number;
  @Field(() => Vnd, { description: 'Amount of payouts in progress, in đồng.' })
  inPayout!: number;
  @Field(() => Vnd, { description: 'Total amount paid out, in đồng.' })
  paid!: number;
  @Field(() => Vnd, {
    description: 'Amount that the teacher owes because of refunds after payouts, in đồng.',
  })
  owed!: number;
}

@ObjectType({ description: 'Ledger entry of a sale. The debits of a transaction equal its credits.' })
export class SalePosting {
  @Field(() => ID, { description: 'ID of the transaction that the entry belongs to.' })
  transactionId!: string;
  @Field(() => PostingKind, { description: 'Kind of the transaction.' })
  kind!: PostingKind;
  @Field(() => DateTime, { description: 'Effective time of the transaction.' })
  at!: Date;
  @Field({
    description:
      'Account without its owner, for instance `hold`, `available`, `tax-withheld:vat` or `gateway:VNPAY`.',
  })
  account!: string;
  @Field({ description: 'True if the account belongs to the teacher.' })
  isMine!: boolean;
  @Field(() => Vnd, { description: 'Debit amount in đồng; 0 for a credit entry.' })
  debit!: number;
  @Field(() => Vnd, { description: 'Credit amount in đồng; 0 for a debit entry.' })
  credit!: number;
}

@ObjectType({ description: 'Sale of one of the viewer’s courses, with the division of the price.' })
export class Sale {
  @Field(() => ID, { description: 'Unique ID of the order line. Immutable.' })
  id!: string;
  @Field({ description: 'Order number for display and support.' })
  orderNumber!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the buyer, without contact details. Null after the erasure of the account.',
  })
  buyerName?: string | null;
  @Field(() => ID, { description: 'ID of the sold course.' })
  courseId!: string;
  @Field({ description: 'Title of the course at the time of sale.' })
  title!: string;
  @Field(() => DateTime, { description: 'Time at which the payment was received.' })
  soldAt!: Date;
  @Field(() => SaleOrigin, { description: 'Party that referred the buyer.' })
  origin!: SaleOrigin;
  @Field({ description: 'True if the teacher’s own link referred the buyer.' })
  isByLink!: boolean;
  @Field(() => Vnd, { description: 'List price at the time of sale, in đồng.' })
  listPrice!: number;
  @Field(() => Vnd, { description: 'Discount on the list price, in đồng.' })
  discount!: number;
  @Field(() => Vnd, {
    description:
      'Base of the shares in đồng: the amount paid by the buyer plus the part paid by the platform.',
  })
  price!: number;
  @Field(() => Vnd, { description: 'Part of `price` that a coupon of the platform paid, in đồng.' })
  promotion!: number;
  @Field(() => Vnd, { description: 'Share of the platform in đồng.' })
  commission!: number;
  @Field(() => Int, { description: 'Share of the platform in basis points (hundredths of a percent).' })
  commissionBp!: number;
  @Field(() => Vnd, { description: 'Value added tax withheld from the teacher, in đồng.' })
  vatWithheld!: number;
  @Field(() => Int, { description: 'Rate of the value added tax in basis points (hundredths of a percent).' })
  vatBp!: number;
  @Field(() => Vnd, { description: 'Personal income tax withheld from the teacher, in đồng.' })
  pitWithheld!: number;
  @Field(() => Int, {
    description: 'Rate of the personal income tax in basis points (hundredths of a percent).',
  })
  pitBp!: number;
  @Field(() => Vnd, { description: 'Teacher’s share of the sale in đồng.' })
  share!: number;
  @Field(() => Vnd, { description: 'Teacher’s share in đồng after refunds.' })
  shareLeft!: number;
  @Field(() => SaleStatus, { description: 'Current status of the share.' })
  status!: SaleStatus;
  @Field({ description: 'True while a refund or dispute prevents the release of the share.' })
  isFrozen!: boolean;
  @Field(() => DateTime, { description: 'Time at which the hold ends.' })
  heldUntil!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the share became available. Null while on hold.',
  })
  releasedAt?: Date | null;
}
export const SalePage = createPageType('SalePage', () => Sale);

export const EarningsStep = defineEnum('EarningsStep', 'Length of the interval for each point of a chart.', {
  DAY: 'One day in Vietnam time.',
  WEEK: 'One week from Monday to Sunday, in Vietnam time.',
  MONTH: 'One month in Vietnam time.',
});
export type EarningsStep = keyof typeof EarningsStep;

@ObjectType({ description: 'Totals of a set of sales.' })
abstract class SalesSum {
  @Field(() => Int, { description: 'Number of sales, including refunded ones.' })
  sales!: number;
  @Field(() => Vnd, { description: 'Total price of the sales, in đồng.' })
  gross!: number;
  @Field(() => Vnd, { description: 'Total of the teacher’s shares, in đồng.' })
  earned!: number;
  @Field(() => Vnd, { description: 'Part of `earned` that was since refunded to buyers, in đồng.' })
  givenBack!: number;
  @Field(() => Vnd, { description: 'Remaining earnings in đồng: `earned` minus `givenBack`.' })
  net!: number;
}

@ObjectType({ description: 'Totals of the sales in a day, week or month.' })
export class EarningsPoint extends SalesSum {
  @Field(() => CalendarDate, { description: 'First day of the interval, in Vietnam time.' })
  start!: string;
}

@ObjectType({ description: 'Totals of the sales of a course.' })
export class CourseEarnings extends SalesSum {
  @Field(() => ID, { description: 'ID of the sold course.' })
  courseId!: string;
  @Field({ description: 'Title of the course at its most recent sale.' })
  title!: string;
}
