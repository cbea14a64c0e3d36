import 'reflect-metadata';
// Messages, reasons and permissions are registered as in the server, also where a test calls one function
import '../features/manifests.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { openedApps } from './app.ts';
import { select } from './factories.ts';

/** All requests of a worker come from one IP address, so attempts of earlier files would count. */
beforeAll(async () => {
  for (const app of openedApps()) await select(app, 'delete from throttle');
});

/** Whatever the tests of a file did, the ledger sums to zero and stored balances equal the sums of their entries. */
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
