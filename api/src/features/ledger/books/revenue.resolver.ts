import { Arg, Int, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { checkSize, derived, MaxRows, ReadQuery } from '../../../graphql/read/index.ts';
import { revenueOfDays, revenueOfMonths } from './revenue.sql.ts';
import { RevenueDay, RevenueMonth } from './revenue.types.ts';

const MAX_DAYS = 92;
const MAX_MONTHS = 36;

@Resolver()
export class RevenueResolver {
  @Allow('ledger:read')
  @MaxRows(MAX_DAYS)
  @ReadQuery(() => [RevenueDay], {
    description:
      'Sales and refunds per day from the ledger, oldest first. Includes days without transactions.',
  })
  revenueByDay(
    @Arg('days', () => Int, { defaultValue: 30, description: 'Number of days, including today; 1 to 92.' })
    days: number,
  ) {
    checkSize('days', days, MAX_DAYS);
    return derived(RevenueDay, revenueOfDays(days), 'The query requires a permission.');
  }

  @Allow('ledger:read')
  @MaxRows(MAX_MONTHS)
  @ReadQuery(() => [RevenueMonth], {
    description:
      'Sales and refunds per month from the ledger, oldest first. Includes months without transactions.',
  })
  revenueByMonth(
    @Arg('months', () => Int, {
      defaultValue: 12,
      description: 'Number of months, including the current one; 1 to 36.',
    })
    months: number,
  ) {
    checkSize('months', months, MAX_MONTHS);
    return derived(RevenueMonth, revenueOfMonths(months), 'The query requires a permission.');
  }
}
