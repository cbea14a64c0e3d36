import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { SALE_MOST_DAYS } from '../catalog/index.ts';
import { PublicTerms } from '../operations/index.ts';
import { ORDER_HOURS } from '../orders/index.ts';
import { ATTEMPT_MINUTES } from '../payments/index.ts';
import { REFUND_DAYS, REFUND_MOST_PERCENT } from '../refunds/index.ts';

/** Published terms for buyers and sellers. */
@Resolver(() => PublicTerms)
export class SaleTermsResolver {
  @FieldResolver(() => Int, { description: 'Days from the payment within which a refund may be asked for.' })
  refundDays(@Ctx() { services }: Context): number {
    return services.settings.get(REFUND_DAYS);
  }

  @FieldResolver(() => Int, {
    description: 'The most of a course, in per cent, that may have been reached for a refund.',
  })
  refundMostPercent(@Ctx() { services }: Context): number {
    return services.settings.get(REFUND_MOST_PERCENT);
  }

  @FieldResolver(() => Int, { description: 'Hours within which an order may be paid.' })
  orderHours(@Ctx() { services }: Context): number {
    return services.settings.get(ORDER_HOURS);
  }

  @FieldResolver(() => Int, { description: 'Minutes that one try to pay is good.' })
  attemptMinutes(@Ctx() { services }: Context): number {
    return services.settings.get(ATTEMPT_MINUTES);
  }

  @FieldResolver(() => Int, { description: 'The most days that one sale of a course may last.' })
  saleMostDays(@Ctx() { services }: Context): number {
    return services.settings.get(SALE_MOST_DAYS);
  }
}
