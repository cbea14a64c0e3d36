import { Migration } from '@mikro-orm/migrations';

/** The look of a drawn cover that its teacher chose. */
export class Migration2026112297CoverVariant extends Migration {
  override up(): void {
    this.addSql(`alter table course add column cover_variant smallint check (cover_variant between 0 and 5)`);
  }
}
