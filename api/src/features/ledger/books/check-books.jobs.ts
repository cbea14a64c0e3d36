import { arrayText, runSql, sql } from '../../../platform/db/index.ts';
import { invariants } from '../../../platform/db/invariants.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../support/index.ts';

/** Checks the books every night and raises an alarm if they are inconsistent. */
export const checkBooks = defineJob({
  name: 'books.check',
  schedule: '17 3 * * *',
  async handle(services) {
    const em = services.orm.em.fork();
    const broken: string[] = [];
    for (const { name, statement } of invariants) {
      const found = await runSql(em, statement);
      if (!found.length) continue;
      services.log.error({ invariant: name, found: found[0] }, 'the ledger violates an invariant');
      broken.push(name);
    }
    await em.transactional(async (inner) => {
      await runSql(
        inner,
        sql`insert into books_check (checked, broken) values (${invariants.length}::int, ${arrayText(broken)}::text[])`,
      );
      if (!broken.length) return;
      await notify(
        inner,
        services,
        { may: 'ledger:read' },
        { kind: 'BOOKS_BROKEN', params: { count: broken.length, first: broken[0]! }, link: '/admin/ledger' },
      );
    });
  },
});
