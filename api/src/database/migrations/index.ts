import { Migration2026112001Foundation } from './20261120-01-foundation.ts';
import { Migration2026112002Accounts } from './20261120-02-accounts.ts';
import { Migration2026112003Catalog } from './20261120-03-catalog.ts';
import { Migration2026112004Learning } from './20261120-04-learning.ts';
import { Migration2026112005Billing } from './20261120-05-billing.ts';
import { Migration2026112006Ledger } from './20261120-06-ledger.ts';

/** In the order in which they run; listed here because the built program is one file. */
export const migrations = [
  Migration2026112001Foundation,
  Migration2026112002Accounts,
  Migration2026112003Catalog,
  Migration2026112004Learning,
  Migration2026112005Billing,
  Migration2026112006Ledger,
].map((migration) => ({ name: migration.name, class: migration }));
