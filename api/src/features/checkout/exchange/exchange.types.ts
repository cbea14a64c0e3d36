import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Vnd } from '../../../graphql/scalars.ts';

export interface Exchange {
  readonly lineId: string;
  /** The part of the other course's price that it pays, in đồng. */
  readonly credit: number;
}

export interface ExchangeSums {
  readonly credit: number;
  readonly toPay: number;
  readonly toReturn: number;
}

/** The amount paid for the old course pays the new one. A difference is paid or returned. */
export function exchangeSums(paid: number, price: number): ExchangeSums {
  const credit = Math.min(paid, price);
  return { credit, toPay: price - credit, toReturn: paid - credit };
}

@ObjectType({ description: 'Amounts of a possible exchange at current prices.' })
export class ExchangeOffer {
  @Field(() => ID, { description: 'ID of the course to take in exchange.' })
  courseId!: string;
  @Field(() => Vnd, { description: 'Amount paid for the course to return, in đồng.' })
  paid!: number;
  @Field(() => Vnd, { description: 'Current price of the new course, sales included, in đồng.' })
  price!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Days of access to the new course. Null if access never ends.',
  })
  accessDays?: number | null;
  @Field(() => Vnd, { description: 'Additional amount to pay, in đồng.' })
  toPay!: number;
  @Field(() => Vnd, { description: 'Amount returned to the buyer, in đồng.' })
  toReturn!: number;
  @Field({ description: 'True if a bank account is required for the returned amount.' })
  needsBankAccount!: boolean;
}
