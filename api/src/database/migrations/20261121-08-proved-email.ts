import { Migration } from '@mikro-orm/migrations';

/** Whether an account was its owner's before an administrator gave it another address. */
export class Migration2026112108ProvedEmail extends Migration {
  override up(): void {
    this.addSql(`alter table person add column had_proved_email boolean not null default false`);
  }
}
