import { Arg, Ctx, Resolver } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { ReadMutation } from '../../graphql/read/index.ts';
import { CheckoutPayload, checkoutPayload } from './billing.resolver.ts';
import { PayOrderInput, payOrder } from './pay-order.ts';

@Resolver()
export class PayOrderResolver {
  @Allow('course:buy')
  @ReadMutation(() => CheckoutPayload, {
    description:
      'Begins to pay an order of the viewer’s that waits, at what was agreed. CONFLICT: it does not wait any more, its payment is on its way, or the key belongs to another request. POLICY: the gateway does not take it, or tried too often. NOT_FOUND: no order of the viewer’s. UNAVAILABLE: the gateway does not answer.',
  })
  async payOrder(@Arg('input') input: PayOrderInput, @Ctx() context: Context) {
    return checkoutPayload(await payOrder(context, input));
  }
}
