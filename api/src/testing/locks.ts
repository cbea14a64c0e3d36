import { expect } from 'vitest';
import type { App } from '../app.ts';
import { eventually } from './eventually.ts';
import { select } from './factories.ts';

/** Waits until so many transactions of the application stand before a lock that another one holds. */
export const transactionsWaiting = (app: App, count = 1): Promise<void> =>
  eventually(async () =>
    expect(
      await select(
        app,
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      ),
    ).toHaveLength(count),
  );
