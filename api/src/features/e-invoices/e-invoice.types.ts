import { Field, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../graphql/define-enum.ts';
import { createPageType } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import { EInvoice, EInvoiceStatus } from './e-invoice.entity.ts';

export const EInvoicePage = createPageType('EInvoicePage', () => EInvoice);

export const EInvoiceGroup = defineEnum('EInvoiceGroup', 'Group of e-invoices for administrators.', {
  NEEDS_PERSON: 'Rejected, or without an answer of the provider several times.',
  WAITING: 'Not accepted by the tax office yet, and on the way.',
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
  @Field(() => Int, { description: 'E-invoices on the way to the tax office.' })
  waiting!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time since which the oldest of them waits. Null without one.',
  })
  waitingSince?: Date | null;
  @Field(() => Int, { description: 'Number of rejected e-invoices that await a person.' })
  rejected!: number;
  @Field(() => Int, { description: 'E-invoices about which the provider has not answered several times.' })
  silent!: number;
  @Field(() => Int, {
    description: 'Terms, and tax rates of now and later, that no accountant has confirmed.',
  })
  unconfirmedTerms!: number;
  @Field(() => Vnd, {
    description:
      'Total of the e-invoices less the paid lines and returned money since invoicing began, in đồng. Always 0.',
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
