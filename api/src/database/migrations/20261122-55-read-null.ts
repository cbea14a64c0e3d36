import { Migration } from '@mikro-orm/migrations';

/** Reads say by themselves what may not be null; no statement has called this function for two releases. */
export class Migration2026112255ReadNull extends Migration {
  override up(): void {
    this.addSql(`drop function if exists read_null(text)`);
  }
}
