import { type Row, type Sql, sql } from '../../graphql/read/index.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import type { Order } from './order.entity.ts';

/** An order is visible to its buyer and to administrators. */
export const isBuyer = (viewer: Viewer | undefined, order: Row<Order>): Sql | boolean =>
  !!viewer && (viewer.may('order:read-any') || sql`${order.buyer} = ${viewer.id}`);
/** Order lines are visible with their order. */
export const isBuyerOf = (viewer: Viewer | undefined, order: Sql): Sql | boolean =>
  !!viewer &&
  (viewer.may('order:read-any') ||
    sql`exists (select 1 from orders o where o.id = ${order} and o.buyer_id = ${viewer.id})`);
