import { Migration } from '@mikro-orm/migrations';

/** People and their sessions. */
export class Migration2026112002Accounts extends Migration {
  override up(): void {
    this.addSql(`
      create table person (
        id uuid primary key default uuidv7(),
        email citext not null unique,
        password_hash text,
        full_name text not null check (length(full_name) between 1 and 200),
        avatar_url text,
        roles text[] not null default '{USER}' check (roles <@ '{ADMIN,TEACHER,USER}' and cardinality(roles) > 0),
        is_active boolean not null default true,
        bio text,
        skills text[] not null default '{}',
        education jsonb not null default '[]',
        experience jsonb not null default '[]',
        phone text,
        locale text not null default 'vi' check (locale in ('vi', 'en')),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`create index on person using gin (plain(full_name) gin_trgm_ops)`);
    this.addSql(`
      create table teacher_profile (
        id uuid primary key default uuidv7(),
        person_id uuid not null unique references person on delete cascade,
        headline text,
        seller_class text not null check (seller_class in ('INDIVIDUAL', 'HOUSEHOLD', 'COMPANY')),
        tax_id text,
        created_at timestamptz not null default now()
      )`);
    this.addSql(`
      create table session (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person on delete cascade,
        device text,
        address text,
        generation integer not null default 0,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz,
        end_reason text
      )`);
    this.addSql(`create index on session (person_id) where ended_at is null`);
    this.addSql(`
      create table refresh_token (
        hash bytea primary key,
        session_id uuid not null references session on delete cascade,
        generation integer not null
      )`);
    this.addSql(`create index on refresh_token (session_id)`);
    // Every process forgets what it has cached about a person or a session the moment it changes.
    this.addSql(`
      create function tell_session_change() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'person' then perform pg_notify('session_changed', 'person:' || new.id);
        else perform pg_notify('session_changed', 'session:' || new.id); end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger tell after update of roles, is_active on person
      for each row when (old.roles is distinct from new.roles or old.is_active is distinct from new.is_active)
      execute function tell_session_change()`);
    this.addSql(`
      create trigger tell after update of ended_at on session
      for each row when (old.ended_at is distinct from new.ended_at) execute function tell_session_change()`);
    this.addSql(`
      create table sign_in_throttle (
        key text primary key,
        failures integer not null,
        window_started_at timestamptz not null,
        blocked_until timestamptz
      )`);
  }
}
