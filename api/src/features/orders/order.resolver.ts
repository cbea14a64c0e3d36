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
  @ReadQuery(() => Order, {
    nullable: true,
    description: 'One of the viewer’s orders, or any order for administrators. Null if not found.',
  })
  order(@Arg('id', () => ID, { description: 'ID of the requested order.' }) id: string) {
    return rows(Order, (o) => ({ where: sql`${o.id} = ${uuid(id)}` }));
  }

  @Allow('order:read')
  @Subscription(() => Order, {
    description:
      'One of the viewer’s own orders: its current state, then each change of its status. NOT_FOUND: no order of the viewer’s.',
    subscribe: async ({ args, context }: Listening) => {
      await assertOwnsOrder(context, String(args.orderId));
      return context.services.events.subscribe('order', String(args.orderId), String(args.orderId));
    },
  })
  orderStatusChanged(
    @Arg('orderId', () => ID, { description: 'ID of one of the viewer’s own orders.' }) orderId: string,
  ) {
    return rows(Order, (o) => ({ where: sql`${o.id} = ${uuid(orderId)}` }));
  }
}

/** Prevents subscriptions to orders of other users. */
async function assertOwnsOrder(context: Context, id: string): Promise<void> {
  const buyer = signedIn(context).id;
  const own = isUuid(id) && (await context.em.findOne(Order, { id, buyer }, { fields: ['id'] }));
  if (!own) throw notFound();
}
