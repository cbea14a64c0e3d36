import { Args, Field, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { FeedArgs } from '../../graphql/feed.args.ts';
import { connection, connectionOf, Guard, ReadField, type Row, sql } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Person } from '../accounts/index.ts';
import { OrderStatus } from './order.entity.ts';

@ObjectType({ description: 'An order of a user in the view for administrators.' })
export class PersonOrder {
  @Field(() => ID, { description: 'Unique order ID. Immutable.' })
  id!: string;
  @Field({ description: 'Order number to quote, for example S261120-000042.' })
  number!: string;
  @Field(() => OrderStatus, { description: 'Current status of the order.' })
  status!: OrderStatus;
  @Field(() => Vnd, { description: 'Total of the order in đồng.' })
  total!: number;
  @Field(() => [String], { description: 'Titles of the courses or package at the time of the order.' })
  titles!: string[];
  @Field(() => DateTime, { description: 'Time at which the order was created.' })
  createdAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time at which the payment was confirmed. Null for unpaid orders.',
  })
  paidAt?: Date | null;
}

export const PersonOrderConnection = connectionOf('PersonOrderConnection', () => PersonOrder);

@Resolver(() => Person)
export class OrdersOfPersonResolver {
  @Guard<Viewer, Person>((viewer) => !!viewer?.may('order:read-any'))
  @ReadField(() => PersonOrderConnection, {
    nullable: true,
    description: 'Orders of the user, paid or not, latest first. Null without `order:read-any`.',
  })
  orders(@Root() p: Row<Person>, @Args() { first, after }: FeedArgs) {
    return connection(
      PersonOrder,
      (o) => ({
        orderBy: [
          { by: o.createdAt, dir: 'desc' },
          { by: o.id, dir: 'desc' },
        ],
        first,
        after,
      }),
      {
        from: sql`select o.id, o.number, o.status, o.total, o.created_at as "createdAt", o.paid_at as "paidAt",
          array(select l.title from order_line l where l.order_id = o.id order by l.id)
            || array(select k.title from package_order k where k.order_id = o.id) as titles
          from orders o where o.buyer_id = ${p.id}`,
        skipVisibility: 'The field requires its own permission.',
      },
    );
  }
}
