import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { createPageType } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import { EInvoice, EInvoiceStatus } from './e-invoice.entity.ts';

export const EInvoicePage = createPageType('EInvoicePage', () => EInvoice);

export const EInvoiceGroup = defineEnum('EInvoiceGroup', 'Group of e-invoices for administrators.', {
  NEEDS_PERSON: 'Rejected, or several times without an answer of the provider.',
  WAITING: 'Not yet accepted by the tax office, and in progress.',
});
export type EInvoiceGroup = keyof typeof EInvoiceGroup;

@ObjectType({ description: 'Figures of all e-invoices.' })
export class EInvoiceFigures {
  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'First day of invoicing in Vietnam. Orders paid before have no e-invoice. Null: invoicing is off.',
  })
  startsOn?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the provider. Null if none is configured: drafts wait until one is.',
  })
  providerName?: string | null;
  @Field({ description: 'True if the provider is simulated. Its e-invoices have no legal force.' })
  isSimulated!: boolean;
  @Field(() => Int, { description: 'E-invoices recorded today in Vietnam.' })
  today!: number;
  @Field(() => Vnd, { description: 'Total of the e-invoices recorded today, in đồng.' })
  todayAmount!: number;
  @Field(() => Int, { description: 'Those of today that the tax office has accepted.' })
  todayAccepted!: number;
  @Field(() => Int, {
    description: 'E-invoices that the tax office has not accepted yet, without the rejected ones.',
  })
  waiting!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the oldest of them was recorded. Null if there is none.',
  })
  waitingSince?: Date | null;
  @Field(() => Int, { description: 'Rejected e-invoices that an administrator has to handle.' })
  rejected!: number;
  @Field(() => Int, { description: 'E-invoices for which the provider has failed to answer several times.' })
  silent!: number;
  @Field(() => Int, {
    description: 'Terms, and current and future tax rates, that no accountant has confirmed.',
  })
  unconfirmedTerms!: number;
  @Field(() => Vnd, {
    description:
      'Total of the e-invoices less the paid lines and returned money since invoicing began, in đồng. Any value but 0 is a fault.',
  })
  difference!: number;
}

@ObjectType({ description: 'Series of e-invoice numbers.' })
export class EInvoiceSeries {
  @Field(() => ID, { description: 'Symbol of the series.' })
  series!: string;
  @Field(() => Int, { description: 'Lowest number of a known e-invoice.' })
  first!: number;
  @Field(() => Int, { description: 'Highest number of a known e-invoice.' })
  last!: number;
  @Field(() => Int, { description: 'Numbers between both that no e-invoice has.' })
  gaps!: number;
}

@ObjectType({ description: 'One number of a series.' })
export class EInvoiceNumber {
  @Field(() => Int, { description: 'Number within the series.' })
  number!: number;
  @Field(() => ID, { nullable: true, description: 'ID of its e-invoice. Null for a gap.' })
  invoiceId?: string | null;
  @Field(() => EInvoiceStatus, { nullable: true, description: 'Status of its e-invoice. Null for a gap.' })
  status?: EInvoiceStatus | null;
}
