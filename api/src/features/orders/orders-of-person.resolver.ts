import { Args, Field, ID, ObjectType, Resolver, Root } from 'type-graphql';
import { FeedArgs } from '../../graphql/feed.args.ts';
import { connection, connectionOf, Guard, ReadField, type Row, sql } from '../../graphql/read/index.ts';
import { DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Person } from '../accounts/index.ts';
import { OrderStatus } from './order.entity.ts';

@ObjectType({ description: 'An order of a person, as administrators see it.' })
export class PersonOrder {
  @Field(() => ID, { description: 'Of the order: opaque, never changes.' })
  id!: string;
  @Field({ description: 'For people to quote.' })
  number!: string;
  @Field(() => OrderStatus, { description: 'Where it is between placed and paid.' })
  status!: OrderStatus;
  @Field(() => Vnd, { description: 'What was to be paid, in đồng.' })
  total!: number;
  @Field(() => [String], { description: 'What was bought, as it was called then.' })
  titles!: string[];
  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;
  @Field(() => DateTime, { nullable: true, description: 'When the money was known to have come.' })
  paidAt?: Date | null;
}

export const PersonOrderConnection = connectionOf('PersonOrderConnection', () => PersonOrder);

@Resolver(() => Person)
export class OrdersOfPersonResolver {
  @Guard<Viewer, Person>((viewer) => !!viewer?.may('order:read-any'))
  @ReadField(() => PersonOrderConnection, {
    nullable: true,
    description: 'What they bought or began to buy, latest first; null without `order:read-any`.',
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
        skipVisibility: 'The field is guarded by a permission of its own.',
      },
    );
  }
}
