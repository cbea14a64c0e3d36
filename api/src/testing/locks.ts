import type { MikroORM } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import { runSql, sql } from '../platform/db/index.ts';
import { eventually } from './eventually.ts';

/** Waits until so many transactions of the application are blocked by a lock. */
export const transactionsWaiting = ({ em }: MikroORM, count = 1): Promise<void> =>
  eventually(async () =>
    expect(
      await runSql(
        em.fork(),
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    ).toHaveLength(count),
  );
