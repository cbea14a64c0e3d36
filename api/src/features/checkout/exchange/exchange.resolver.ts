import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../graphql/allow.ts';
import { type Context, signedIn } from '../../../graphql/context.ts';
import { ReadMutation } from '../../../graphql/read/index.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { assertBuyable, findPrices } from '../../cart/index.ts';
import { OrderLine } from '../../orders/index.ts';
import { isRefundableByGateway } from '../../refunds/index.ts';
import { CheckoutPayload, checkoutPayload } from '../checkout.resolver.ts';
import { ExchangeOffer, exchangeSums } from './exchange.types.ts';
import { ExchangeCourseInput, exchangeCourse } from './exchange-course.ts';
import { assertExchangeable } from './exchange-right.ts';

@Resolver()
export class ExchangeResolver {
  @Allow('refund:create')
  @Query(() => ExchangeOffer, {
    nullable: true,
    description:
      'Amounts of an exchange at current prices. Null if the viewer has no such purchase. POLICY or CONFLICT: the rule that forbids it, for either course.',
  })
  async exchangeOffer(
    @Arg('lineId', () => ID, { description: 'ID of the order line whose course would be returned.' })
    lineId: string,
    @Arg('courseId', () => ID, { description: 'ID of the course to take in exchange.' }) courseId: string,
    @Ctx() context: Context,
  ): Promise<ExchangeOffer | null> {
    const { em, services } = context;
    const { id } = signedIn(context);
    const line =
      isUuid(lineId) && (await em.findOne(OrderLine, { id: lineId, buyer: id }, { populate: ['order'] }));
    if (!line) return null;
    const { amount: paid } = await assertExchangeable(em, services.settings, line.id, line.order);
    const [priced] = await findPrices(em, id, [courseId]);
    await assertBuyable(em, id, priced);
    const { toPay, toReturn } = exchangeSums(paid, priced!.amount);
    const needsBankAccount = toReturn > 0 && !(await isRefundableByGateway(em, context, line.order));
    const { amount: price, accessDays } = priced!;
    return { courseId, paid, price, accessDays, toPay, toReturn, needsBankAccount };
  }

  @Allow('refund:create')
  @ReadMutation(() => CheckoutPayload, {
    description:
      'Exchanges a bought course for another one at its current price. If a difference is to be paid, `payment` describes it, and nothing changes before it is paid. BAD_INPUT: the gateway or the bank account. POLICY: the rule that forbids it. CONFLICT: exchanged or refund requested before, the price changed, access is shorter, or the key belongs to another request. NOT_FOUND: no purchase of the viewer’s, or no such course. UNAVAILABLE: the gateway does not respond.',
  })
  async exchangeCourse(@Arg('input') input: ExchangeCourseInput, @Ctx() context: Context) {
    return checkoutPayload(await exchangeCourse(context, input));
  }
}
