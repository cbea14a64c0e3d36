import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { Vnd } from '../../graphql/scalars.ts';
import { PublicTerms } from '../operations/index.ts';
import { EARNINGS_HOLD_DAYS, PAYOUT_COOLING_DAYS, PAYOUT_LEAST } from './settings.ts';

@Resolver(() => PublicTerms)
export class EarningsTermsResolver {
  @FieldResolver(() => Int, {
    description: 'Number of days from a sale until the teacher’s share is available.',
  })
  earningsHoldDays(@Ctx() { services }: Context): number {
    return services.settings.get(EARNINGS_HOLD_DAYS);
  }

  @FieldResolver(() => Vnd, { description: 'Minimum amount of a payout, in đồng.' })
  payoutLeast(@Ctx() { services }: Context): number {
    return services.settings.get(PAYOUT_LEAST);
  }

  @FieldResolver(() => Int, {
    description: 'Number of days before payouts to a new or changed bank account are possible.',
  })
  payoutCoolingDays(@Ctx() { services }: Context): number {
    return services.settings.get(PAYOUT_COOLING_DAYS);
  }
}
