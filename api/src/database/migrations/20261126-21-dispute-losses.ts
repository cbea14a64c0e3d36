import { Migration } from '@mikro-orm/migrations';

/** A bank may take back what had gone back to the buyer already: no sale stands for that, so the platform loses it. */
export class Migration2026112621DisputeLosses extends Migration {
  override up(): void {
    this.addSql(
      `alter table dispute add column loss bigint not null default 0,
        add constraint dispute_loss check (loss >= 0 and loss < amount)`,
    );
  }
}
