import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Vnd } from '../../../graphql/scalars.ts';

/** A course that is returned for another one. */
export interface Exchange {
  readonly lineId: string;
  /** The part of the other course's price that it pays, in đồng. */
  readonly credit: number;
}

/** The amounts of an exchange, in đồng. */
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

@ObjectType({ description: 'What an exchange of a bought course for another one would come to now.' })
export class ExchangeOffer {
  @Field(() => ID, { description: 'Of the course that would be taken.' })
  courseId!: string;
  @Field(() => Vnd, { description: 'What was paid for the course that would be given back, in đồng.' })
  paid!: number;
  @Field(() => Vnd, { description: 'What the other one costs now, sales included, in đồng.' })
  price!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'How many days the other one is sold for; absent where access never ends.',
  })
  accessDays?: number | null;
  @Field(() => Vnd, { description: 'What would have to be paid besides, in đồng.' })
  toPay!: number;
  @Field(() => Vnd, { description: 'What would go back to the buyer, in đồng.' })
  toReturn!: number;
  @Field({ description: 'Whether an account has to be named for what goes back.' })
  needsBankAccount!: boolean;
}
