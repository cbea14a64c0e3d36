import { expect, test } from 'vitest';
import { FULL, fill } from '../bench/data.ts';
import { backupNow, drillNow } from '../src/features/backup/by-command.ts';
import { testApp } from '../src/testing/app.ts';
import { select } from '../src/testing/factories.ts';

/** Maximum duration of a restore (recovery time objective) in milliseconds. */
const RTO_MS = 300_000;

const app = await testApp();

test('restores and verifies more than a million rows within five minutes', async () => {
  await fill(app.services.databaseUrl, FULL);
  const startedAt = performance.now();
  await backupNow(app.services);
  const [run] = await select<{ row_count: string }>(
    app,
    'select row_count from backup_run order by id desc limit 1',
  );
  const backupMs = performance.now() - startedAt;
  expect(Number(run!.row_count)).toBeGreaterThan(1_000_000);
  const beganAt = performance.now();
  const report = await drillNow(app.services);
  const restoreMs = performance.now() - beganAt;
  console.log(
    `${run!.row_count} rows: backed up in ${Math.round(backupMs)} ms, restored and proved in ${Math.round(restoreMs)} ms\n${report}`,
  );
  expect(report).toContain('PASSED');
  expect(restoreMs).toBeLessThan(RTO_MS);
}, 1_800_000);
