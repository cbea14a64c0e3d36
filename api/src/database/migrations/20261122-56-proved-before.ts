import { Migration } from '@mikro-orm/migrations';

/** Whether the address that a change gives up had been proved. */
export class Migration2026112256ProvedBefore extends Migration {
  override up(): void {
    this.addSql(`alter table email_change add column old_was_proved boolean not null default true`);
  }
}
