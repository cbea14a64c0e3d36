import { type Sql, sql } from '../../../graphql/read/index.ts';
import { SuspenseState } from './suspense.enums.ts';

/**
 * True if administrators must act: also on matched money that does not cover its order, unless the buyer was
 * requested to pay the rest.
 */
export const needsAdministrator = (state: Sql, orderId: Sql): Sql =>
  sql`(${state} in (${SuspenseState.OPEN}, ${SuspenseState.RETURNING})
    or ${state} = 'MATCHED' and ${orderId} in (select o.id from orders o where o.status in ('NEEDS_CHECK', 'EXPIRED', 'CANCELLED')))`;
