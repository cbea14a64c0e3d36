import { Migration } from '@mikro-orm/migrations';

/** Refunds that are transferred from the bank go into the same files as payouts. */
export class Migration2026112620RefundsInFiles extends Migration {
  override up(): void {
    this.addSql(`alter table refund_transfer add column file_id uuid references transfer_file`);
    this.addSql(`create index on refund_transfer (file_id) where file_id is not null`);
    // What waits for the next file
    this.addSql(
      `create index refund_transfer_due on refund_transfer (id) where kind = 'BANK' and status = 'CREATED'`,
    );
  }
}
