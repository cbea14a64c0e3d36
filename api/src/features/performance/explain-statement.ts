import { raw, runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import type { StatementPlan } from './performance.types.ts';

/**
 * The generic plan of a recorded statement. The client sends its name, never its text. EXPLAIN without ANALYZE
 * executes nothing. Planning has a timeout and runs read-only.
 */
export async function explainStatement(
  { orm, log }: Pick<Services, 'orm' | 'log'>,
  name: string,
): Promise<StatementPlan | null> {
  const em = orm.em.fork();
  const [found] = await runSql<{ text: string }>(
    em,
    sql`select t.text from statement_text t where t.name = ${name}`,
  );
  if (!found) return null;
  const lines = await em
    .transactional(
      async (reading) => {
        await runSql(reading, sql`set local statement_timeout = '3s'`);
        return runSql<{ 'QUERY PLAN': string }>(reading, sql`explain (generic_plan) ${raw(found.text)}`);
      },
      { readOnly: true },
    )
    .catch((error: unknown) => {
      // Tables may have changed since the statement was recorded
      log.warn(
        { err: error, statement: name },
        'the plan of a recorded statement could not be computed; its tables may have changed',
      );
      return undefined;
    });
  return { name, text: found.text, plan: lines?.map((line) => line['QUERY PLAN']).join('\n') ?? null };
}
