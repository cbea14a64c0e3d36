import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDate, Vnd } from '../../../graphql/scalars.ts';

@ObjectType()
abstract class Revenue {
  @Field(() => Int, { description: 'Number of paid orders for courses, exchanges and packages.' })
  sales!: number;
  @Field(() => Vnd, {
    description: 'Amount paid by buyers in đồng, including credit from exchanged courses.',
  })
  paid!: number;
  @Field(() => Vnd, { description: 'Share of the teachers in đồng.' })
  teachers!: number;
  @Field(() => Vnd, {
    description: 'Share of the platform in đồng. Negative if its coupons exceed the commission.',
  })
  platform!: number;
  @Field(() => Vnd, { description: 'Taxes withheld or collected, in đồng.' })
  taxes!: number;
  @Field(() => Vnd, {
    description: 'Refunds approved in the period in đồng, regardless of the time of payment.',
  })
  givenBack!: number;
}

@ObjectType({ description: 'Revenue of one day from the ledger. `paid` is the sum of its three parts.' })
export class RevenueDay extends Revenue {
  @Field(() => CalendarDate, { description: 'Day of the postings, in Vietnam time.' })
  day!: string;
}

@ObjectType({ description: 'Revenue of one month from the ledger. `paid` is the sum of its three parts.' })
export class RevenueMonth extends Revenue {
  @Field(() => CalendarDate, { description: 'First day of the month of the postings, in Vietnam time.' })
  month!: string;
}
