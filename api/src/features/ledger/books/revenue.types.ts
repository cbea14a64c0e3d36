import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDate, Vnd } from '../../../graphql/scalars.ts';

/** Sales of a period, from the ledger. */
@ObjectType()
abstract class Revenue {
  @Field(() => Int, { description: 'Orders that were paid: of courses, exchanges and packages.' })
  sales!: number;
  @Field(() => Vnd, {
    description: 'What buyers paid for them, in đồng; what a course given back paid of another one counts.',
  })
  paid!: number;
  @Field(() => Vnd, { description: 'The share of the teachers in it, in đồng.' })
  teachers!: number;
  @Field(() => Vnd, {
    description: 'What is the platform’s own of it, in đồng; negative where its coupons took off more.',
  })
  platform!: number;
  @Field(() => Vnd, { description: 'Taxes withheld or collected with it, in đồng.' })
  taxes!: number;
  @Field(() => Vnd, {
    description: 'What buyers were granted back in that time, in đồng, whenever they had paid it.',
  })
  givenBack!: number;
}

@ObjectType({
  description: 'What was sold on one day, by the ledger: `paid` is what its three parts add up to.',
})
export class RevenueDay extends Revenue {
  @Field(() => CalendarDate, { description: 'The day in Vietnam on which it was booked.' })
  day!: string;
}

@ObjectType({
  description: 'What was sold in one month, by the ledger: `paid` is what its three parts add up to.',
})
export class RevenueMonth extends Revenue {
  @Field(() => CalendarDate, {
    description: 'The first day, in Vietnam, of the month in which it was booked.',
  })
  month!: string;
}
