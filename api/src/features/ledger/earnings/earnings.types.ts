import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../../graphql/scalars.ts';
import { POSTING_KINDS, type PostingKind } from '../post.ts';

export const PostingKindEnum = Object.fromEntries(POSTING_KINDS.map((kind) => [kind, kind])) as {
  readonly [K in PostingKind]: K;
};
registerEnumType(PostingKindEnum, {
  name: 'PostingKind',
  description: 'Kind of a ledger transaction.',
  valuesConfig: {
    SALE_PAID: { description: 'A buyer paid. The price is divided among all parties.' },
    EXCHANGE_PAID: { description: 'A course was paid with credit from an exchanged course.' },
    GATEWAY_SETTLED: { description: 'A gateway transferred its balance to the platform.' },
    DEDUCTION_SETTLED: { description: 'A gateway deducted refunds from the amount that it transferred.' },
    EARNING_RELEASED: { description: 'The hold of a sale ended. The share is available to the teacher.' },
    REFUND_APPROVED: { description: 'A refund was approved. The shares of all parties are reversed.' },
    REFUND_PAID: { description: 'A refund was transferred to the buyer.' },
    RECEIVABLE_NETTED: { description: 'A teacher’s debt was deducted from earnings.' },
    RECEIVABLE_WRITTEN_OFF: { description: 'A teacher’s debt was written off as a loss of the platform.' },
    PAYOUT_ASKED: { description: 'Money was reserved for a payout.' },
    PAYOUT_DONE: { description: 'A payout reached the teacher’s bank.' },
    PAYOUT_FAILED: { description: 'A payout ended without a transfer. The amount is available again.' },
    DISPUTE_OPENED: { description: 'The buyer’s bank withdrew the amount until the dispute is decided.' },
    DISPUTE_WON: { description: 'The amount of a dispute was returned to the platform.' },
    DISPUTE_LOST: { description: 'The amount of a dispute is lost, with the effects of a refund.' },
    PACKAGE_SOLD: { description: 'A package for teachers was paid.' },
    PACKAGE_DAY: { description: 'A day of a package elapsed and counts as earned.' },
    PACKAGE_CANCELLED: { description: 'A package was cancelled with a refund.' },
    SUSPENSE_RECEIVED: { description: 'A payment was received that matches no order yet.' },
    SUSPENSE_RETURNED: { description: 'An unmatched payment is owed to its sender.' },
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
    'Status of the teacher’s share of a sale. Shares are counted as paid out in the order in which they were released.',
  valuesConfig: {
    HELD: { description: 'On hold during the refund period.' },
    AVAILABLE: { description: 'Available for payout, at least in part.' },
    IN_PAYOUT: { description: 'Part of a payout in progress.' },
    PAID: { description: 'Paid out to the teacher.' },
    REVERSED: { description: 'Refunded to the buyer.' },
  },
});

export enum SaleOrigin {
  PLATFORM = 'PLATFORM',
  TEACHER = 'TEACHER',
}
registerEnumType(SaleOrigin, {
  name: 'SaleOrigin',
  description: 'Party that referred the buyer. Determines the platform’s share.',
  valuesConfig: {
    PLATFORM: { description: 'The platform referred the buyer.' },
    TEACHER: { description: 'The teacher’s own link or coupon referred the buyer.' },
  },
});

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
  @Field(() => PostingKindEnum, { description: 'Kind of the transaction.' })
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
export const SalePage = pageOf('SalePage', () => Sale);

export enum EarningsStep {
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
}
registerEnumType(EarningsStep, {
  name: 'EarningsStep',
  description: 'Length of the interval for each point of a chart.',
  valuesConfig: {
    DAY: { description: 'One day in Vietnam time.' },
    WEEK: { description: 'One week from Monday to Sunday, in Vietnam time.' },
    MONTH: { description: 'One month in Vietnam time.' },
  },
});

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
