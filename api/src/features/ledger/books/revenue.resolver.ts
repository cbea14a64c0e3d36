import { Arg, Int, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { checkSize, derived, MaxRows, ReadQuery } from '../../../graphql/read/index.ts';
import { revenueOfDays, revenueOfMonths } from './revenue.sql.ts';
import { RevenueDay, RevenueMonth } from './revenue.types.ts';

const MOST_DAYS = 92;
const MOST_MONTHS = 36;

/** The platform's sales, for administrators who may read its books. */
@Resolver()
export class RevenueResolver {
  @Allow('ledger:read')
  @MaxRows(MOST_DAYS)
  @ReadQuery(() => [RevenueDay], {
    description:
      'What was sold and given back day by day, by the ledger, oldest first; days on which nothing was are there as well.',
  })
  revenueByDay(
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: 'How far back, today included: 1 to 92 days.',
    })
    days: number,
  ) {
    checkSize('days', days, MOST_DAYS);
    return derived(RevenueDay, revenueOfDays(days), 'The query has a permission of its own.');
  }

  @Allow('ledger:read')
  @MaxRows(MOST_MONTHS)
  @ReadQuery(() => [RevenueMonth], {
    description:
      'What was sold and given back month by month, by the ledger, oldest first; months in which nothing was are there as well.',
  })
  revenueByMonth(
    @Arg('months', () => Int, {
      defaultValue: 12,
      description: 'How far back, the running month included: 1 to 36 months.',
    })
    months: number,
  ) {
    checkSize('months', months, MOST_MONTHS);
    return derived(RevenueMonth, revenueOfMonths(months), 'The query has a permission of its own.');
  }
}
