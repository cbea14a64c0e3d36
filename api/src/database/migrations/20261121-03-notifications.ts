import { Migration } from '@mikro-orm/migrations';

/** Notifications, which of them people want where, and the channel that tells every process what is new. */
export class Migration2026112103Notifications extends Migration {
  override up(): void {
    this.addSql(`
      create table notification (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person on delete cascade,
        kind text not null check (kind in ('ORDER_PAID', 'ENROLLED', 'COURSE_SUBMITTED', 'COURSE_REVIEWED', 'COURSE_SOLD',
          'SECURITY', 'EXPORT_READY', 'ANNOUNCEMENT')),
        params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
        link text check (link ~ '^/([^/\\\\]|$)'),
        created_at timestamptz not null default now(),
        read_at timestamptz
      )`);
    this.addSql(`create index on notification (person_id, created_at desc, id desc)`);
    this.addSql(`create index on notification (person_id, created_at desc, id desc) where read_at is null`);
    this.addSql(`create index on notification (read_at) where read_at is not null`);
    this.addSql(`
      create table notification_preference (
        person_id uuid not null references person on delete cascade,
        kind text not null,
        channel text not null check (channel in ('IN_APP', 'MAIL')),
        is_on boolean not null,
        primary key (person_id, kind, channel)
      )`);
    // Ids only: whoever is told reads the row, with their own eyes (platform/live.ts)
    this.addSql(`
      create function tell_notification() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', 'notification:' || new.person_id || ':' || new.id);
        return null;
      end $$`);
    this.addSql(`
      create trigger tell after insert on notification for each row execute function tell_notification()`);
    this.addSql(`
      create function tell_order() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', 'order:' || new.id || ':' || new.id);
        return null;
      end $$`);
    this.addSql(`
      create trigger tell after update of status on orders
      for each row when (old.status is distinct from new.status) execute function tell_order()`);
  }
}
