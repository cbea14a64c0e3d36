import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { Visible } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { SellerClass, User } from '../accounts/index.ts';
import { EInvoiceSeller, VatTreatment } from './e-invoice.enums.ts';

/** Terms of invoicing of one seller class from a day on. The terms of a sale are those of the day of its payment. */
@Visible<Viewer, EInvoiceTerm>((viewer) => !!viewer && viewer.may('e-invoice:read-any'))
@Entity({ tableName: 'e_invoice_term' })
@ObjectType({
  description:
    'Terms of invoicing from a day on, for courses of one class of teachers. Invoicing begins with the first ones.',
})
export class EInvoiceTerm {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique ID of the terms. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => CalendarDate, { description: 'First day in Vietnam on which paid orders follow these terms.' })
  @Property({ type: 'date' })
  startsOn!: string;

  @Field(() => SellerClass, { description: 'Class of the teachers.' })
  @Property({ type: 'text' })
  sellerClass!: SellerClass;

  @Field(() => EInvoiceSeller, { description: 'Seller on the e-invoices.' })
  @Property({ type: 'text' })
  seller!: EInvoiceSeller;

  @Field(() => VatTreatment, { description: 'Treatment of the sales under value added tax.' })
  @Property({ type: 'text' })
  vat!: VatTreatment;

  @Field(() => String, {
    nullable: true,
    description: 'Accountant who confirmed the terms. Null while they await confirmation.',
  })
  @Property({ type: 'text', nullable: true })
  confirmedBy?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time at which the confirmation was recorded.' })
  @Property({ type: 'datetime', nullable: true })
  confirmedAt?: Date | null;

  @ManyToOne(() => User, { nullable: true })
  createdBy?: Rel<User> | null;

  @Field(() => DateTime, { description: 'Time at which the terms were entered.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}
