import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../app.ts';
import { select } from './factories.ts';

/** Long enough for a test, in seconds. */
const ROOM = 30;

/** Waits until the day in Vietnam does not end within the next half minute. */
export async function dayHasRoom(app: App): Promise<void> {
  const [day] = await select<{ left: number }>(
    app,
    "select 86400 - extract(epoch from (now() at time zone 'Asia/Ho_Chi_Minh')::time)::float as left",
  );
  if (day!.left < ROOM) await pause((day!.left + 1) * 1000);
}
