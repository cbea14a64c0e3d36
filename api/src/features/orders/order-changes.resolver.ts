import { Args, Ctx, ObjectType, Resolver, Root } from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import type { Context } from '../../graphql/context.ts';
import { PageUpTo, ReadField, ReadQuery, type Row, rows, sql } from '../../graphql/read/index.ts';
import {
  Change,
  ChangeFeedArgs,
  type ChangeKind,
  changeFeed,
  createChangesType,
  MAX_CHANGES,
  ROWS_FOR_ONE,
} from '../operations/index.ts';
import { ORDER_SUMMARIES } from './order-list.reads.ts';
import { OrderSummary } from './order-list.types.ts';

@ObjectType({ description: 'An order that was created or changed. Orders are never deleted.' })
export class ChangedOrder extends Change {}

const OrderChangeFeed = createChangesType('OrderChangeFeed', () => ChangedOrder);

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
      'Feed of changed orders of all buyers. An order appears again when its status, its payment or a refund changes it, and when one of its payments is attempted, receives its gateway reference or comes into doubt. The buyer’s name and email address are the current ones; of their changes, only erasure makes the orders appear again. A change appears once all transactions that began before it have ended. BAD_INPUT: the cursor or the size. GONE: CURSOR_UNDONE.',
  })
  changedOrders(@Args() args: ChangeFeedArgs, @Ctx() { em }: Context) {
    return changeFeed(ChangedOrder, em, ORDERS, args);
  }

  @ReadField(() => OrderSummary, {
    nullable: true,
    description: 'Current state of the order. Null if it was deleted.',
  })
  order(@Root() { id }: Row<ChangedOrder>) {
    return rows(OrderSummary, (o) => ({ where: sql`${o.id} = ${id}` }), {
      from: ORDER_SUMMARIES,
      skipVisibility: 'The feed requires its own permission.',
    });
  }
}
