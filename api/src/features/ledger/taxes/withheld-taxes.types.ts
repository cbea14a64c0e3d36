import { Matches } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { createPageType } from '../../../graphql/read/index.ts';
import { CalendarDate, Vnd } from '../../../graphql/scalars.ts';
import { SellerClass } from '../../accounts/index.ts';

@ObjectType()
abstract class WithheldAmounts {
  @Field(() => Vnd, { description: 'Price of the sales in đồng, before all deductions.' })
  gross!: number;
  @Field(() => Vnd, { description: 'Value added tax withheld from the sales, in đồng.' })
  vatWithheld!: number;
  @Field(() => Vnd, { description: 'Personal income tax withheld from the sales, in đồng.' })
  pitWithheld!: number;
  @Field(() => Vnd, { description: 'Price that was returned to buyers in the month, in đồng.' })
  refunded!: number;
  @Field(() => Vnd, { description: 'Value added tax of the returned sales, in đồng.' })
  vatBack!: number;
  @Field(() => Vnd, { description: 'Personal income tax of the returned sales, in đồng.' })
  pitBack!: number;
}

@ObjectType({ description: 'Taxes withheld from a teacher in a month, from the monthly statement.' })
export class WithheldTax extends WithheldAmounts {
  @Field(() => ID, { description: 'ID of the monthly statement.' })
  id!: string;
  @Field(() => ID, { description: 'ID of the teacher who made the sales.' })
  teacherId!: string;
  @Field(() => CalendarDate, { description: 'First day of the month.' })
  month!: string;
  @Field({ description: 'Name on the paper of a verified seller, otherwise the full name.' })
  name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Tax code or personal number. Null if the teacher has stated none.',
  })
  taxCode?: string | null;
  @Field(() => SellerClass, {
    nullable: true,
    description: 'Current class of the teacher. Null without a profile.',
  })
  sellerClass?: SellerClass | null;
  @Field({ description: 'True if the teacher is now a resident for tax purposes.' })
  isResident!: boolean;
}
export const WithheldTaxPage = createPageType('WithheldTaxPage', () => WithheldTax);

@ObjectType({ description: 'Taxes withheld from all teachers in a closed month.' })
export class WithheldTaxMonth extends WithheldAmounts {
  @Field(() => CalendarDate, { description: 'First day of the month.' })
  month!: string;
  @Field(() => Int, { description: 'Number of teachers with sales or returns.' })
  sellers!: number;
}

const PERIOD = 'A year such as `2026`, or a month such as `2026-10`.';

@InputType({ description: 'Period of a certificate of the viewer’s withheld taxes.' })
export class DownloadMyTaxCertificateInput {
  @Field({ description: PERIOD })
  @Matches(/^20\d\d(-(0[1-9]|1[0-2]))?$/, { message: 'taxes.period' })
  period!: string;
}

@InputType({ description: 'Certificate of the taxes withheld from a teacher.' })
export class DownloadTaxCertificateInput extends DownloadMyTaxCertificateInput {
  @Field(() => ID, { description: 'ID of the teacher from whom taxes were withheld.' })
  teacherId!: string;
}

@InputType({ description: 'Month of a return about withheld taxes.' })
export class ExportTaxReturnInput {
  @Field({ description: 'A closed month, such as `2026-10`.' })
  @Matches(/^20\d\d-(0[1-9]|1[0-2])$/, { message: 'ledger.period' })
  month!: string;
}
