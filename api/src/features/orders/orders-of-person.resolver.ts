import { Args, Resolver, Root } from 'type-graphql';
import { FeedArgs } from '../../graphql/feed.args.ts';
import {
  connection,
  createConnectionType,
  Guard,
  ReadField,
  type Row,
  sql,
} from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { Person } from '../accounts/index.ts';
import { PersonOrder } from './order-list.types.ts';

export const PersonOrderConnection = createConnectionType('PersonOrderConnection', () => PersonOrder);

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
