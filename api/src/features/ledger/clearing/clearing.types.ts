import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { pageOf } from '../../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../../graphql/scalars.ts';

@ObjectType({ description: 'What is owed to the tax office now, by tax.' })
export class TaxesOwed {
  @Field(() => Vnd, { description: 'Value added tax withheld for teachers, in đồng.' })
  vatWithheld!: number;
  @Field(() => Vnd, { description: 'Personal income tax withheld for teachers, in đồng.' })
  pitWithheld!: number;
  @Field(() => Vnd, { description: 'Value added tax on what the platform itself sold, in đồng.' })
  vatOutput!: number;
  @Field(() => Vnd, { description: 'Paid too much before, which is set off first, in đồng.' })
  credit!: number;
}

@ObjectType({ description: 'A payment of taxes to the tax office.' })
export class TaxPayment {
  @Field(() => ID, { description: 'Of the payment: opaque, never changes.' })
  id!: string;
  @Field({ description: 'The month that was declared, for instance 2026-11.' })
  period!: string;
  @Field({ description: 'What the bank or the tax office calls it.' })
  reference!: string;
  @Field(() => Vnd, { description: 'Value added tax withheld for teachers, in đồng.' })
  vatWithheld!: number;
  @Field(() => Vnd, { description: 'Personal income tax withheld for teachers, in đồng.' })
  pitWithheld!: number;
  @Field(() => Vnd, { description: 'Value added tax on what the platform itself sold, in đồng.' })
  vatOutput!: number;
  @Field({ description: 'Full name of who entered it.' })
  paidBy!: string;
  @Field(() => DateTime, { description: 'When it was entered and booked.' })
  at!: Date;
}
export const TaxPaymentPage = pageOf('TaxPaymentPage', () => TaxPayment);

export enum WriteOffState {
  PROPOSED = 'PROPOSED',
  BOOKED = 'BOOKED',
  REJECTED = 'REJECTED',
}
registerEnumType(WriteOffState, {
  name: 'WriteOffState',
  description: 'Where the giving up of a teacher’s debt is.',
  valuesConfig: {
    PROPOSED: { description: 'Another administrator has to agree.' },
    BOOKED: { description: 'It is the platform’s loss.' },
    REJECTED: { description: 'It was not given up.' },
  },
});

@ObjectType({ description: 'What a teacher owes and was, or may be, given up.' })
export class WriteOff {
  @Field(() => ID, { description: 'Of the write-off: opaque, never changes.' })
  id!: string;
  @Field(() => ID, { description: 'The teacher who owes it.' })
  teacherId!: string;
  @Field({ description: 'Full name of the teacher who owes it.' })
  teacherName!: string;
  @Field(() => Vnd, { description: 'How much is given up, in đồng.' })
  amount!: number;
  @Field({ description: 'Why, in the words of who proposed it.' })
  reason!: string;
  @Field(() => WriteOffState, { description: 'Whether it is booked.' })
  state!: WriteOffState;
  @Field(() => ID, { description: 'Who proposed it, and can’t agree.' })
  proposedById!: string;
  @Field({ description: 'Full name of who proposed it.' })
  proposedBy!: string;
  @Field(() => String, { nullable: true, description: 'Full name of who decided; absent before that.' })
  decidedBy?: string | null;
  @Field(() => DateTime, { description: 'When it was proposed.' })
  proposedAt!: Date;
}
export const WriteOffPage = pageOf('WriteOffPage', () => WriteOff);
