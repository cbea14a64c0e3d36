import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Row, type Sql, sql, Visible } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { User } from '../accounts/index.ts';
import { Order, OrderLine } from '../orders/index.ts';
import {
  EInvoiceKind,
  EInvoiceRejector,
  EInvoiceSeller,
  EInvoiceStatus,
  EInvoiceSubject,
  VatTreatment,
} from './e-invoice.enums.ts';

export * from './e-invoice.enums.ts';

/** Failed calls in a row after which an administrator is asked to look. The calls continue. */
export const SILENT_FROM = 5;

/** The buyer, the seller, and administrators. */
const isParty = (viewer: Viewer | undefined, { buyer, sellerPerson }: Row<EInvoice>): Sql | boolean =>
  !!viewer && (viewer.may('e-invoice:read-any') || sql`${viewer.id} in (${buyer}, ${sellerPerson})`);

/** True if the invoice awaits an administrator. */
export const needsPerson = ({ status, failures }: { status: Sql; failures: Sql }): Sql =>
  sql`(${status} = 'REJECTED' or ${failures} >= ${SILENT_FROM}::int)`;

/**
 * An electronic invoice of one paid order line, its adjustment after a refund, or the invoice of the platform's fee in a
 * month. All particulars are frozen when it is drafted, because later changes of a profile must not change it.
 */
@Visible<Viewer, EInvoice>(isParty)
@Entity({ tableName: 'e_invoice' })
@ObjectType({
  description:
    'Electronic invoice of one paid order line, its adjustment after a refund, or the platform’s fee in a month, by law.',
})
export class EInvoice {
  [OptionalProps]?: 'createdAt' | 'checks' | 'failures' | 'subject';

  @Field(() => ID, { description: 'Unique e-invoice ID, and the reference at the provider. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => EInvoiceSubject, { description: 'Subject of the e-invoice.' })
  @Property({ type: 'text' })
  subject: EInvoiceSubject = 'SALE';

  @Field(() => EInvoiceKind, { description: 'Kind of the e-invoice.' })
  @Property({ type: 'text' })
  kind!: EInvoiceKind;

  @Field(() => EInvoiceStatus, { description: 'Current status of the e-invoice.' })
  @Property({ type: 'text' })
  status!: EInvoiceStatus;

  /** Null for fees. */
  @ManyToOne(() => Order, { nullable: true })
  order?: Rel<Order> | null;

  /** Null for fees. */
  @ManyToOne(() => OrderLine, { nullable: true })
  line?: Rel<OrderLine> | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'First day of the month whose fee it invoices. Null for sales.',
  })
  @Property({ type: 'date', nullable: true })
  feeMonth?: string | null;

  /** The refund that an adjustment follows; null for other kinds and for lost disputes. */
  @Property({ type: 'uuid', nullable: true })
  refundId?: string | null;

  /** The lost dispute that an adjustment follows. */
  @Property({ type: 'uuid', nullable: true })
  disputeId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the rejected e-invoice that it replaces. Null otherwise.',
  })
  @Property({ type: 'uuid', nullable: true })
  replacesId?: string | null;

  @Field(() => EInvoiceSeller, { description: 'Seller at the time of the sale.' })
  @Property({ type: 'text' })
  seller!: EInvoiceSeller;

  @ManyToOne(() => User, { nullable: true, fieldName: 'seller_id' })
  sellerPerson?: Rel<User> | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the teacher at the time of the sale. Null if the platform is the seller.',
  })
  @Property({ type: 'text', nullable: true })
  sellerName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Tax code of the teacher at the time of the sale. Null if it is unknown or the platform sells.',
  })
  @Property({ type: 'text', nullable: true })
  sellerTaxCode?: string | null;

  @ManyToOne(() => User)
  buyer!: Rel<User>;

  @Field({ description: 'Name of the person or company on the e-invoice.' })
  @Property({ type: 'text' })
  buyerName!: string;

  @Field(() => String, { nullable: true, description: 'Tax code or personal number of the buyer.' })
  @Property({ type: 'text', nullable: true })
  buyerTaxCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address of the buyer.' })
  @Property({ type: 'text', nullable: true })
  buyerAddress?: string | null;

  @Property({ type: 'text', nullable: true })
  buyerEmail?: string | null;

  @Field({ description: 'Title of the course at the time of the order, or the fee and its month.' })
  @Property({ type: 'text' })
  item!: string;

  @Field(() => Vnd, { description: 'Amount in đồng, tax included. Negative for an adjustment.' })
  @Property({ type: new BigIntType('number') })
  amount!: number;

  @Field(() => VatTreatment, { description: 'Treatment under value added tax at the time of the sale.' })
  @Property({ type: 'text' })
  vat!: VatTreatment;

  @Field(() => Vnd, { description: 'Value added tax within `amount`, in đồng.' })
  @Property({ type: new BigIntType('number') })
  vatAmount!: number;

  /** The provider’s code of the request that creates the invoice. Null until it was answered. */
  @Property({ type: 'text', nullable: true })
  createTracking?: string | null;

  /** The provider’s code of the request that issues the invoice. */
  @Property({ type: 'text', nullable: true })
  issueTracking?: string | null;

  @Field(() => String, { nullable: true, description: 'Series of the number. Null until it is numbered.' })
  @Property({ type: 'text', nullable: true })
  series?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number within the series. Null until it is numbered.',
  })
  @Property({ type: 'text', nullable: true })
  number?: string | null;

  @Field(() => String, { nullable: true, description: 'Code of the tax office. Null until it is accepted.' })
  @Property({ type: 'text', nullable: true })
  taxCode?: string | null;

  @Field(() => EInvoiceRejector, { nullable: true, description: 'Party that rejected it. Null otherwise.' })
  @Property({ type: 'text', nullable: true })
  rejectedBy?: EInvoiceRejector | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code that the rejecting party stated. Null without one.',
  })
  @Property({ type: 'text', nullable: true })
  rejectionCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of the rejection, in the words of the rejecting party.',
  })
  @Property({ type: 'text', nullable: true })
  rejection?: string | null;

  /** Calls since the last progress. They determine the delay of the next call. */
  @Property({ type: 'integer' })
  checks: number = 0;

  @Field(() => Int, { description: 'Calls in a row that the provider did not answer.' })
  @Property({ type: 'integer' })
  failures: number = 0;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the next call to the provider. Null if none is due.',
  })
  @Property({ type: 'datetime', nullable: true })
  nextAt?: Date | null;

  @Field(() => DateTime, { description: 'Time at which it was recorded.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'Time at which it was first sent.' })
  @Property({ type: 'datetime', nullable: true })
  sentAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time at which the provider numbered it.' })
  @Property({ type: 'datetime', nullable: true })
  numberedAt?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Time at which the tax office accepted it.' })
  @Property({ type: 'datetime', nullable: true })
  acceptedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which its PDF and XML were stored. Null until they can be downloaded.',
  })
  @Property({ type: 'datetime', nullable: true })
  filedAt?: Date | null;

  /** From here on the provider may have it, so a refund adjusts it and never cancels it. */
  send(): void {
    this.move(['DRAFT'], 'SENT');
    this.sentAt = new Date();
  }

  assignNumber(series: string | null, number: string): void {
    this.move(['SENT'], 'NUMBERED');
    this.series = series;
    this.number = number;
    this.numberedAt = new Date();
    this.progress();
  }

  accept(taxCode: string | null): void {
    this.move(['NUMBERED'], 'ACCEPTED');
    this.taxCode = taxCode;
    this.acceptedAt = new Date();
    this.progress();
  }

  reject(by: EInvoiceRejector, code: string | null, reason: string | null): void {
    this.move([by === 'PROVIDER' ? 'SENT' : 'NUMBERED'], 'REJECTED');
    this.rejectedBy = by;
    this.rejectionCode = code;
    this.rejection = reason;
    this.progress();
    this.nextAt = null;
  }

  /** Nothing valid exists, so nothing remains to be invoiced. */
  cancel(): void {
    this.move(['DRAFT', 'REJECTED'], 'CANCELLED');
    this.nextAt = null;
  }

  /** Lowers a draft, so that only the rest of the sale is invoiced. */
  reduce(amount: number, vatAmount: number): void {
    if (this.status !== 'DRAFT') throw conflict('WRONG_STATE', { state: this.status });
    this.amount = amount;
    this.vatAmount = vatAmount;
  }

  replace(): void {
    this.move(['REJECTED'], 'REPLACED');
  }

  /** Sends an invoice again that the provider has rejected. It has no number, so the same reference stays valid. */
  resend(): void {
    if (this.rejectedBy !== 'PROVIDER') throw conflict('WRONG_STATE', { state: this.status });
    this.move(['REJECTED'], 'SENT');
    this.createTracking = null;
    this.issueTracking = null;
    this.rejectedBy = null;
    this.rejectionCode = null;
    this.rejection = null;
    this.progress();
  }

  file(): void {
    if (this.status !== 'ACCEPTED') throw conflict('WRONG_STATE', { state: this.status });
    this.filedAt = new Date();
    this.progress();
    this.nextAt = null;
  }

  /** The provider answered with news: the next call follows immediately. */
  progress(): void {
    this.checks = 0;
    this.failures = 0;
    this.nextAt = new Date();
  }

  /** The provider is still at work. */
  wait(): void {
    this.failures = 0;
    this.delay();
  }

  /** The provider did not answer, or its answer cannot be trusted. */
  fail(): void {
    this.failures += 1;
    this.delay();
  }

  /** From 15 seconds, doubled each time, to half an hour. */
  private delay(): void {
    this.nextAt = new Date(Date.now() + Math.min(15 * 2 ** this.checks, 1800) * 1000);
    this.checks += 1;
  }

  private move(from: readonly EInvoiceStatus[], to: EInvoiceStatus): void {
    if (!from.includes(this.status)) throw conflict('WRONG_STATE', { state: this.status });
    this.status = to;
  }
}
