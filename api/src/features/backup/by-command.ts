import { runSql, sql } from '../../platform/db/index.ts';
import type { Services } from '../../platform/process/services.ts';
import { makeBackup } from './make-backup.ts';
import { endDeadDrills, endDeadRuns, insertDrill, insertRun } from './queue.ts';
import { runDrill } from './run-drill.ts';

/**
 * `npm run backup`.
 * @returns the message for the operator
 */
export async function backupNow(services: Services): Promise<string> {
  await endDeadRuns(services);
  const runId = await insertRun(services.orm.em.fork(), { trigger: 'MANUAL' });
  if (!runId) throw new Error('A backup is already being created: wait until it has finished.');
  await makeBackup(services, runId, new AbortController().signal);
  const [run] = await runSql<{ status: string; fault: string | null; folder: string | null }>(
    services.orm.em.fork(),
    sql`select status, fault, folder from backup_run where id = ${runId}`,
  );
  if (!run?.folder) throw new Error(`The backup failed: ${run?.fault}`);
  return `${services.config.backupDir}/${run.folder}`;
}

/**
 * `npm run restore:drill`, with the newest backup.
 * @returns its report
 */
export async function drillNow(services: Services): Promise<string> {
  const em = services.orm.em.fork();
  const [newest] = await runSql<{ id: string; folder: string }>(
    em,
    sql`select id, folder from backup_run where folder is not null and removed_at is null order by snapshot_at desc limit 1`,
  );
  if (!newest) throw new Error('There is no backup to restore yet. Create one with: npm run backup');
  await endDeadDrills(services);
  const drillId = await insertDrill(em, { backupId: newest.id });
  if (!drillId) throw new Error('A drill is already running: wait until it has finished.');
  await runDrill(services, drillId);
  const [drill] = await runSql<{
    status: string;
    fault: string | null;
    fault_detail: string | null;
    steps: { kind: string; isPassed: boolean; count: number; ms: number }[];
  }>(
    services.orm.em.fork(),
    sql`select status, fault, fault_detail, steps from backup_drill where id = ${drillId}`,
  );
  const lines = drill!.steps.map(
    ({ kind, isPassed, count, ms }) =>
      `  ${kind.toLowerCase().padEnd(10)} ${isPassed ? 'passed' : 'FAILED'}  ${String(count).padStart(12)}  ${(ms / 1000).toFixed(1)} s`,
  );
  const reason = [drill!.fault, drill!.fault_detail].filter(Boolean).join(': ');
  return [`${newest.folder}: ${drill!.status}${reason && ` (${reason})`}`, ...lines].join('\n');
}
