import { Field, ID, ObjectType } from 'type-graphql';
import { defineEnum } from '../../../graphql/define-enum.ts';
import { createPageType } from '../../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';

@ObjectType({ description: 'Taxes currently owed to the tax office, by tax.' })
export class TaxesOwed {
  @Field(() => Vnd, { description: 'Value added tax withheld from teachers, in đồng.' })
  vatWithheld!: number;
  @Field(() => Vnd, { description: 'Personal income tax withheld from teachers, in đồng.' })
  pitWithheld!: number;
  @Field(() => Vnd, { description: 'Value added tax on the platform’s own sales, in đồng.' })
  vatOutput!: number;
  @Field(() => Vnd, { description: 'Overpaid amount that is offset first, in đồng.' })
  credit!: number;
}

@ObjectType({ description: 'Tax payment to the tax office.' })
export class TaxPayment {
  @Field(() => ID, { description: 'Unique payment ID. Immutable.' })
  id!: string;
  @Field({ description: 'Declared month, for instance 2026-11.' })
  period!: string;
  @Field({ description: 'Reference of the payment at the bank or the tax office.' })
  reference!: string;
  @Field(() => Vnd, { description: 'Value added tax withheld from teachers, in đồng.' })
  vatWithheld!: number;
  @Field(() => Vnd, { description: 'Personal income tax withheld from teachers, in đồng.' })
  pitWithheld!: number;
  @Field(() => Vnd, { description: 'Value added tax on the platform’s own sales, in đồng.' })
  vatOutput!: number;
  @Field({ description: 'Full name of the administrator who recorded the payment.' })
  paidBy!: string;
  @Field(() => DateTime, { description: 'Time at which the payment was recorded and posted.' })
  at!: Date;
}
export const TaxPaymentPage = createPageType('TaxPaymentPage', () => TaxPayment);

export const WriteOffState = defineEnum('WriteOffState', 'Status of a write-off of a teacher’s debt.', {
  PROPOSED: 'Waiting for approval by a second administrator.',
  BOOKED: 'Posted as a loss of the platform.',
  REJECTED: 'Rejected; the debt remains.',
});
export type WriteOffState = keyof typeof WriteOffState;

@ObjectType({ description: 'Write-off of a teacher’s debt, proposed or decided.' })
export class WriteOff {
  @Field(() => ID, { description: 'Unique write-off ID. Immutable.' })
  id!: string;
  @Field(() => ID, { description: 'ID of the teacher who owes the debt.' })
  teacherId!: string;
  @Field({ description: 'Full name of the teacher who owes the debt.' })
  teacherName!: string;
  @Field(() => Vnd, { description: 'Amount of the write-off, in đồng.' })
  amount!: number;
  @Field({ description: 'Reason given by the administrator who proposed it.' })
  reason!: string;
  @Field(() => WriteOffState, { description: 'Current status of the write-off.' })
  state!: WriteOffState;
  @Field(() => ID, {
    description: 'ID of the administrator who proposed the write-off and cannot approve it.',
  })
  proposedById!: string;
  @Field({ description: 'Full name of the administrator who proposed the write-off.' })
  proposedBy!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Full name of the administrator who decided. Null before the decision.',
  })
  decidedBy?: string | null;
  @Field(() => DateTime, { description: 'Time at which the write-off was proposed.' })
  proposedAt!: Date;
}
export const WriteOffPage = createPageType('WriteOffPage', () => WriteOff);
