import { Args, Ctx, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageUpTo, ReadField, ReadQuery, type Row, rows, sql } from '../../graphql/read/index.ts';
import {
  Change,
  ChangeFeedArgs,
  type ChangeKind,
  changeFeed,
  changesOf,
  MAX_CHANGES,
  ROWS_FOR_ONE,
} from '../operations/index.ts';
import { ORDER_SUMMARIES } from './order-list.reads.ts';
import { OrderSummary } from './order-list.types.ts';

@ObjectType({ description: 'An order that was placed or changed; orders are never deleted.' })
export class ChangedOrder extends Change {}

const OrderChangeFeed = changesOf('OrderChangeFeed', () => ChangedOrder);

const ORDERS: ChangeKind = {
  kind: 'order',
  exists: (id) => sql`exists (select from orders o where o.id = ${id})`,
};

@Resolver(() => ChangedOrder)
export class OrderChangeResolver {
  @Allow('order:read-any')
  @PageUpTo(MAX_CHANGES, { rowsForOne: ROWS_FOR_ONE })
  @ReadQuery(() => OrderChangeFeed, {
    description:
      'Orders of everyone as they change: each appears again when its state, its payment or a refund moves it, and when one of its payments is tried, gets its name at the gateway or comes into doubt. The buyer’s name and address are as they are now, and only their erasure moves the orders. A change is held back until every transaction that began before it has ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE.',
  })
  changedOrders(@Args() args: ChangeFeedArgs, @Ctx() { em }: Context) {
    return changeFeed(ChangedOrder, em, ORDERS, args);
  }

  @ReadField(() => OrderSummary, { nullable: true, description: 'The order now; absent once deleted.' })
  order(@Root() { id }: Row<ChangedOrder>) {
    return rows(OrderSummary, (o) => ({ where: sql`${o.id} = ${id}` }), {
      from: ORDER_SUMMARIES,
      skipVisibility: 'The feed has a permission of its own.',
    });
  }
}
