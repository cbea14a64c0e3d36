import { OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Visible } from '../../../graphql/read/index.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../platform/access/viewer.ts';
import { SellerClass, User } from '../../accounts/index.ts';
import type { VatTreatment } from './vat-treatment.ts';

const maySee = (viewer: Viewer | undefined): boolean => !!viewer && viewer.may('tax-rate:read');

/** A dated rate, and the accountant who has confirmed it. */
@Entity({ abstract: true })
@ObjectType()
export abstract class DatedRate {
  @Field(() => ID, { description: 'Unique ID of the rate. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => DateTime, { description: 'Time from which it applies, until the next one.' })
  @Property({ type: 'datetime' })
  validFrom!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Accountant who confirmed it. Null until then.',
  })
  @Property({ type: 'text', nullable: true })
  confirmedBy?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time at which the confirmation was recorded.' })
  @Property({ type: 'datetime', nullable: true })
  confirmedAt?: Date | null;

  @ManyToOne(() => User, { nullable: true })
  createdBy?: Rel<User> | null;
}

@Visible<Viewer, WithholdingRate>(maySee)
@Entity({ tableName: 'withholding_rate' })
@ObjectType({
  description: 'Taxes withheld from the price of new sales of one class of teachers, in basis points.',
})
export class WithholdingRate extends DatedRate {
  @Field(() => SellerClass, { description: 'Class of the teachers.' })
  @Property({ type: 'text' })
  sellerClass!: SellerClass;

  @Field(() => Int, { description: 'Value added tax of residents.' })
  @Property({ type: 'integer' })
  vatBp!: number;

  @Field(() => Int, { description: 'Personal income tax of residents.' })
  @Property({ type: 'integer' })
  pitBp!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Value added tax of teachers who are not residents. Null: as for residents.',
  })
  @Property({ type: 'integer', nullable: true })
  nonResidentVatBp?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Personal income tax of teachers who are not residents. Null: as for residents.',
  })
  @Property({ type: 'integer', nullable: true })
  nonResidentPitBp?: number | null;
}

@Visible<Viewer, ServiceVatRate>(maySee)
@Entity({ tableName: 'service_vat_rate' })
@ObjectType({
  description: 'Value added tax on the sales of the platform itself: its fee from teachers, and packages.',
})
export class ServiceVatRate extends DatedRate {
  [OptionalProps]?: 'beginsFeeInvoices';

  /** Rate on the net price. 0 for treatments without a rate. */
  @Property({ type: 'integer' })
  basisPoints!: number;

  /** Null for rows with a rate that no administrator has entered. */
  @Property({ type: 'text', nullable: true })
  vat?: VatTreatment | null;

  @Field({ description: 'True if the e-invoices about the fee begin with it. The earliest such row counts.' })
  @Property({ type: 'boolean' })
  beginsFeeInvoices: boolean = false;
}
