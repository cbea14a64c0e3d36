import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../app.ts';
import { select } from './factories.ts';

/** Seconds that are enough for a test. */
const MIN_SECONDS = 30;

/** Waits until the current day in Vietnam lasts for at least another half minute. */
export async function avoidMidnight(app: App): Promise<void> {
  const [day] = await select<{ left: number }>(
    app,
    "select 86400 - extract(epoch from (now() at time zone 'Asia/Ho_Chi_Minh')::time)::float as left",
  );
  if (day!.left < MIN_SECONDS) await pause((day!.left + 1) * 1000);
}
