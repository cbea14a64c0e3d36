import { Migration } from '@mikro-orm/migrations';

/** Settings that were changed: one row for each change, of which the latest holds; without one the default does. */
export class Migration2026112420Settings extends Migration {
  override up(): void {
    this.addSql(`
      create table setting_value (
        id uuid primary key default uuidv7(),
        key text not null,
        version integer not null check (version > 0),
        value jsonb not null check (jsonb_typeof(value) in ('number', 'boolean')),
        changed_at timestamptz not null default now(),
        changed_by uuid not null references person,
        reason text not null,
        unique (key, version)
      )`);
    this.addSql('create index on setting_value (changed_by)');
    this.addSql(`
      create trigger append_only before update or delete on setting_value
      for each row execute function refuse_change()`);
    this.addSql(`
      create trigger append_only_all before truncate on setting_value
      for each statement execute function refuse_change()`);
    this.addSql(`
      create function announce_setting() returns trigger language plpgsql
      as $$ begin perform pg_notify('setting_changed', new.key); return null; end $$`);
    this.addSql(`
      create trigger announce after insert on setting_value
      for each row execute function announce_setting()`);
  }
}
