import { Migration } from '@mikro-orm/migrations';

/** Lets a setting be a document, such as the branding, which `npm run setup` may write before anybody can sign in. */
export class Migration2027022000SettingDocuments extends Migration {
  override up(): void {
    this.addSql('alter table setting_value drop constraint setting_value_value_check');
    this.addSql(
      `alter table setting_value add constraint setting_value_value_check
        check (jsonb_typeof(value) in ('number', 'boolean', 'object'))`,
    );
    this.addSql('alter table setting_value alter changed_by drop not null');
    this.addSql(
      `alter table setting_value add constraint setting_value_changed_by_check
        check (changed_by is not null or jsonb_typeof(value) = 'object')`,
    );
  }
}
