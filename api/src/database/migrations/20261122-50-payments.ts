import { Migration } from '@mikro-orm/migrations';

/** Notices are stored before they are judged; an attempt notes when its gateway was asked. */
export class Migration2026112250Payments extends Migration {
  override up(): void {
    this.addSql(`alter table payment_notice alter column outcome drop not null`);
    this.addSql(`alter table payment_attempt add column begun_at timestamptz`);
    this.addSql(`create index on payment_notice (received_at) where outcome = 'UNVERIFIED'`);
  }
}
