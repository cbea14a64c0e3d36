import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { Vnd } from '../../graphql/scalars.ts';
import { PublicTerms } from '../operations/index.ts';
import { EARNINGS_HOLD_DAYS, PAYOUT_COOLING_DAYS, PAYOUT_LEAST } from './settings.ts';

/** Terms of payment for teachers. */
@Resolver(() => PublicTerms)
export class EarningsTermsResolver {
  @FieldResolver(() => Int, { description: 'Days from a sale until the teacher’s share may be taken.' })
  earningsHoldDays(@Ctx() { services }: Context): number {
    return services.settings.get(EARNINGS_HOLD_DAYS);
  }

  @FieldResolver(() => Vnd, { description: 'The least that is paid out at once, in đồng.' })
  payoutLeast(@Ctx() { services }: Context): number {
    return services.settings.get(PAYOUT_LEAST);
  }

  @FieldResolver(() => Int, {
    description: 'Days for which nothing is paid to a bank account that was just added or changed.',
  })
  payoutCoolingDays(@Ctx() { services }: Context): number {
    return services.settings.get(PAYOUT_COOLING_DAYS);
  }
}
