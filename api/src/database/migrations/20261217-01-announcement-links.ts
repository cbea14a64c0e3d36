import { Migration } from '@mikro-orm/migrations';

/** Adds an optional link with a label to announcements. */
export class Migration2026121701AnnouncementLinks extends Migration {
  override up(): void {
    this.addSql(
      'alter table announcement add column link_url text, add column link_label_vi text, add column link_label_en text',
    );
    this.addSql(
      'alter table announcement add constraint announcement_link_check check ((link_url is null) = (link_label_vi is null))',
    );
  }
}
