import { z } from 'zod';
import { invariants } from '../../platform/invariants.ts';
import { defineJob } from '../../platform/jobs.ts';
import { runSql } from '../../platform/run-sql.ts';
import { notify } from '../support/index.ts';

/** Looks every night whether the books hold together, and raises an alarm where they do not. */
export const checkBooks = defineJob({
  name: 'books.check',
  payload: z.object({}),
  schedule: '17 3 * * *',
  async handle(services) {
    const em = services.orm.em.fork();
    const broken: string[] = [];
    for (const { name, statement } of invariants) {
      const found = await runSql(em, statement);
      if (!found.length) continue;
      services.log.error({ invariant: name, found: found[0] }, 'the books do not hold together');
      broken.push(name);
    }
    if (!broken.length) return;
    await em.transactional((inner) =>
      notify(
        inner,
        services,
        { may: 'ledger:read' },
        {
          kind: 'BOOKS_BROKEN',
          params: { count: broken.length, first: broken[0]! },
          link: '/admin/audit-logs',
        },
      ),
    );
  },
});
