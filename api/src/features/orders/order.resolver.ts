import { Arg, ID, Resolver, Subscription } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, type Listening, signedIn } from '../../graphql/context.ts';
import { ReadQuery, rows, sql, uuid } from '../../graphql/read/index.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { Order } from './order.entity.ts';

@Resolver(() => Order)
export class OrderResolver {
  @Allow('order:read')
  @ReadQuery(() => Order, { nullable: true, description: 'One of the viewer’s own orders.' })
  order(@Arg('id', () => ID, { description: 'Of one of the viewer’s own orders.' }) id: string) {
    return rows(Order, (o) => ({ where: sql`${o.id} = ${uuid(id)}` }));
  }

  @Allow('order:read')
  @Subscription(() => Order, {
    description:
      'One of the viewer’s own orders: as it is now, then each time its status changes. NOT_FOUND for others.',
    subscribe: async ({ args, context }: Listening) => {
      await mustOwnOrder(context, String(args.orderId));
      return context.services.events.subscribe('order', String(args.orderId), String(args.orderId));
    },
  })
  orderStatusChanged(
    @Arg('orderId', () => ID, { description: 'Of one of the viewer’s own orders.' }) orderId: string,
  ) {
    return rows(Order, (o) => ({ where: sql`${o.id} = ${uuid(orderId)}` }));
  }
}

/**
 * Prevents subscriptions to orders of other users.
 * @throws NOT_FOUND
 */
async function mustOwnOrder(context: Context, id: string): Promise<void> {
  const buyer = signedIn(context).id;
  const own = isUuid(id) && (await context.em.findOne(Order, { id, buyer }, { fields: ['id'] }));
  if (!own) throw notFound();
}
