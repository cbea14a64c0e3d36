import { Migration } from '@mikro-orm/migrations';

/** Kinds of notifications are declared by the features that send them, and checked where they are sent. */
export class Migration2026112251NotificationKinds extends Migration {
  override up(): void {
    this.addSql(`alter table notification drop constraint notification_kind_check`);
    this.addSql(
      `alter table notification_preference drop constraint if exists notification_preference_kind_check`,
    );
  }
}
