import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { SALE_MOST_DAYS } from '../courses/index.ts';
import { PublicTerms } from '../operations/index.ts';
import { ORDER_HOURS } from '../orders/index.ts';
import { ATTEMPT_MINUTES } from '../payments/index.ts';
import { REFUND_DAYS, REFUND_MOST_PERCENT } from '../refunds/index.ts';

@Resolver(() => PublicTerms)
export class SaleTermsResolver {
  @FieldResolver(() => Int, { description: 'Days from the payment within which a refund can be requested.' })
  refundDays(@Ctx() { services }: Context): number {
    return services.settings.get(REFUND_DAYS);
  }

  @FieldResolver(() => Int, {
    description: 'Maximum share of the lessons of a course that may be opened for a refund, in per cent.',
  })
  refundMostPercent(@Ctx() { services }: Context): number {
    return services.settings.get(REFUND_MOST_PERCENT);
  }

  @FieldResolver(() => Int, { description: 'Hours within which an order can be paid.' })
  orderHours(@Ctx() { services }: Context): number {
    return services.settings.get(ORDER_HOURS);
  }

  @FieldResolver(() => Int, { description: 'Minutes for which a payment attempt is valid.' })
  attemptMinutes(@Ctx() { services }: Context): number {
    return services.settings.get(ATTEMPT_MINUTES);
  }

  @FieldResolver(() => Int, { description: 'Maximum length of one sale of a course, in days.' })
  saleMostDays(@Ctx() { services }: Context): number {
    return services.settings.get(SALE_MOST_DAYS);
  }
}
