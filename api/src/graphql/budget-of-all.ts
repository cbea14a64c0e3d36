import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { runSql } from '../platform/run-sql.ts';
import { sql } from '../platform/sql.ts';
import { CostBudget, type Spent } from './cost-budget.ts';

/** On which processes tell each other what callers spent: `sender json`. */
export const COST_CHANNEL = 'cost_spent';

/** The budgets of callers, which hold at all processes of the database. */
export function budgetOfAll(
  limit: number,
  { orm, log }: { orm: MikroORM; log: Pick<Logger, 'warn'> },
): { budget: CostBudget; receive: (message: string) => void } {
  const self = crypto.randomUUID();
  const budget = new CostBudget(limit, (spent) => {
    const message = `${self} ${JSON.stringify(spent)}`;
    runSql(
      orm.em.fork(),
      sql`select pg_notify(${COST_CHANNEL}, ${message})`,
      'cost.tell',
      // What was not told is a part of a budget of one minute
    ).catch((error: Error) =>
      log.warn({ reason: error.message }, 'other processes do not learn what was spent'),
    );
  });
  const receive = (message: string) => {
    const end = message.indexOf(' ');
    if (message.slice(0, end) !== self) budget.take(JSON.parse(message.slice(end + 1)) as Spent);
  };
  return { budget, receive };
}
