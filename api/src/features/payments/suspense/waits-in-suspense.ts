import { type Sql, sql } from '../../../graphql/read/index.ts';
import { SuspenseState } from './suspense.enums.ts';

/** Whether money waits for people: also what is matched and short, unless its order waits for the buyer’s rest. */
export const waitsInSuspense = (state: Sql, orderId: Sql): Sql =>
  sql`(${state} in (${SuspenseState.OPEN}, ${SuspenseState.RETURNING})
    or ${state} = 'MATCHED' and ${orderId} in (select o.id from orders o where o.status in ('NEEDS_CHECK', 'EXPIRED', 'CANCELLED')))`;
