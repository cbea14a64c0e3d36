import { Migration } from '@mikro-orm/migrations';

/** When bytes of an upload came last: room is kept for those that are coming. */
export class Migration2026112270UploadActivity extends Migration {
  override up(): void {
    this.addSql('alter table upload add column active_at timestamptz not null default now()');
  }
}
