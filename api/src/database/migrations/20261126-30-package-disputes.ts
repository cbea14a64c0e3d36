import { Migration } from '@mikro-orm/migrations';

/** A bank may take back what was paid for a package, which is no line of a course and earns no teacher anything. */
export class Migration2026112630PackageDisputes extends Migration {
  override up(): void {
    this.addSql(
      `alter table dispute alter column line_id drop not null, alter column teacher_id drop not null,
        drop constraint dispute_loss, add constraint dispute_loss check (loss >= 0 and loss <= amount),
        add constraint dispute_sale check ((line_id is null) = (teacher_id is null))`,
    );
    this.addSql(
      `create unique index dispute_package_once on dispute (order_id) where line_id is null and status <> 'WON'`,
    );
  }
}
