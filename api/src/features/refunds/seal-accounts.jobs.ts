import { z } from 'zod';
import { runSql } from '../../platform/db/run-sql.ts';
import { sql } from '../../platform/db/sql.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { sealNumber } from '../ledger/index.ts';

/** Encrypts account numbers that the previous release stored as text, or still stores during a rolling update. */
export const sealAccounts = defineJob({
  name: 'refunds.seal-accounts',
  payload: z.object({}),
  schedule: '* * * * *',
  async handle({ orm, keys }) {
    const em = orm.em.fork();
    const open = await runSql<{ id: string; number: string }>(
      em,
      sql`select id, bank_account number from refund where bank_account is not null`,
    );
    for (const { id, number } of open)
      await runSql(
        em,
        sql`update refund set bank_number_sealed = ${sealNumber(keys, number)}, bank_last_digits = ${number.slice(-4)},
              bank_account = null
            where id = ${id} and bank_account = ${number}`,
      );
  },
});
