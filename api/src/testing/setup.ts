import 'reflect-metadata';
// Registers messages, reasons and permissions as the server does, also for tests of a single function
import '../features/manifests.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { openedApps } from './app.ts';
import { select } from './factories.ts';

/** All requests of a worker have the same IP address, so attempts of earlier files would count. */
beforeAll(async () => {
  for (const app of openedApps()) await select(app, 'delete from throttle');
});

/** After every test file the ledger must sum to zero, and stored balances must equal the sums of their entries. */
afterAll(async () => {
  for (const app of openedApps()) {
    const unequal = await select(
      app,
      `select a.code from ledger_account a
       where a.balance <> (select coalesce(sum(amount), 0) from ledger_entry where account_id = a.id)
       union all select 'sum' from ledger_entry having sum(amount) <> 0`,
    );
    expect(unequal, 'ledger accounts with a wrong balance').toEqual([]);
  }
});
