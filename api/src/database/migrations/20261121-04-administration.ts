import { Migration } from '@mikro-orm/migrations';

/** Custom roles, people as administrators see them, viewing as a person, an audit log that forgets who is erased. */
export class Migration2026112104Administration extends Migration {
  override up(): void {
    this.#people();
    this.#roles();
    this.#lastAdministrator();
    this.#viewAs();
    this.#audit();
    this.#downloads();
  }

  #people(): void {
    this.addSql(`
      create function person_words(full_name text, email text, phone text) returns tsvector
      language sql immutable parallel safe as $$
        select to_tsvector('simple', plain(concat_ws(' ', full_name, translate(email, '@._+-', '     '),
          translate(phone, '+.-()', '     '), regexp_replace(phone, '\\D', '', 'g'))))
      $$`);
    this.addSql(`
      create function role_rank(roles text[]) returns integer language sql immutable parallel safe
      as $$ select case when 'ADMIN' = any(roles) then 2 when 'TEACHER' = any(roles) then 1 else 0 end $$`);
    this.addSql(`
      alter table person
        add column version integer not null default 1,
        add column last_seen_at timestamptz,
        add column deactivated_at timestamptz,
        add column deactivation_reason text,
        add column erased_at timestamptz,
        add column search tsvector generated always as (person_words(full_name, email::text, phone)) stored,
        add constraint person_erased_is_inactive check (erased_at is null or not is_active)`);
    this.addSql(`create index person_search on person using gin (search)`);
    // Every order of the administrators' table, both ways; the table shows no one who is erased
    for (const by of [
      'created_at',
      'full_name collate vietnamese',
      'email',
      'is_active',
      'role_rank(roles)',
      'last_seen_at desc nulls last',
    ])
      this.addSql(
        `create index on person (${by}, id ${by.endsWith('last') ? 'desc' : ''}) where erased_at is null`,
      );
    this.addSql(`create index on person using gin (roles) where erased_at is null and roles <> '{USER}'`);
    this.addSql(`
      create function count_person_version() returns trigger language plpgsql
      as $$ begin new.version := old.version + 1; return new; end $$`);
    this.addSql(`
      create trigger count_version before update of email, full_name, phone, bio, locale on person for each row
      when ((old.email::text, old.full_name, old.phone, old.bio, old.locale)
        is distinct from (new.email::text, new.full_name, new.phone, new.bio, new.locale))
      execute function count_person_version()`);
    // To ten minutes, and never waiting: whoever holds the person's row has better things to do
    this.addSql(`
      create function note_last_seen() returns trigger language plpgsql as $$
      begin
        update person set last_seen_at = new.last_used_at where id = (
          select id from person where id = new.person_id
            and (last_seen_at is null or last_seen_at < new.last_used_at - interval '10 minutes')
          for no key update skip locked);
        return null;
      end $$`);
    // Only what pages show of people: being seen must not empty every process's cache
    this.addSql(`drop trigger tell_catalogue on person`);
    this.addSql(`
      create trigger tell_catalogue after insert or delete or
        update of full_name, avatar_url, bio, skills, education, experience, roles, is_active on person
      for each statement execute function tell_catalogue_change()`);
  }

  #roles(): void {
    this.addSql(`
      create table custom_role (
        id uuid primary key default uuidv7(),
        name text not null check (length(name) between 2 and 60),
        description text not null default '' check (length(description) <= 300),
        permissions text[] not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    // Not citext: that folds by the database's locale, which may know only ASCII
    this.addSql(`create unique index custom_role_name on custom_role (lower(name collate vietnamese))`);
    this.addSql(`
      create table person_custom_role (
        person_id uuid not null references person on delete cascade,
        role_id uuid not null references custom_role on delete restrict,
        assigned_at timestamptz not null default now(),
        primary key (person_id, role_id)
      )`);
    this.addSql(`create index on person_custom_role (role_id)`);
    this.addSql(`
      create function tell_role_change() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'custom_role' then perform pg_notify('session_changed', 'everybody:');
        elsif tg_op = 'DELETE' then perform pg_notify('session_changed', 'person:' || old.person_id);
        else perform pg_notify('session_changed', 'person:' || new.person_id); end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger tell after update of permissions on custom_role for each row
      when (old.permissions is distinct from new.permissions) execute function tell_role_change()`);
    this.addSql(`
      create trigger tell after insert or update or delete on person_custom_role
      for each row execute function tell_role_change()`);
  }

  /** Whatever way a change takes, a person who can undo it is left. */
  #lastAdministrator(): void {
    this.addSql(`
      create function keep_an_administrator() returns trigger language plpgsql as $$
      begin
        -- Two that go at the same time wait for each other, and the second one sees that it is the last
        perform pg_advisory_xact_lock(hashtext('administrators'));
        if not exists (select from person where 'ADMIN' = any(roles) and is_active) then
          raise exception 'the last active administrator' using errcode = '23514', constraint = 'last_administrator';
        end if;
        return null;
      end $$`);
    const wasOne = `'ADMIN' = any(old.roles) and old.is_active`;
    this.addSql(`
      create trigger keep_an_administrator after update of roles, is_active on person for each row
      when (${wasOne} and not ('ADMIN' = any(new.roles) and new.is_active))
      execute function keep_an_administrator()`);
    this.addSql(`
      create trigger keep_an_administrator_on_delete after delete on person for each row
      when (${wasOne}) execute function keep_an_administrator()`);
  }

  #viewAs(): void {
    this.addSql(`
      alter table session
        add column view_as_id uuid references person on delete cascade,
        add column view_as_parent_id uuid references session on delete cascade,
        add column view_as_reason text,
        add constraint session_view_as check (
          num_nonnulls(view_as_id, view_as_parent_id, view_as_reason) in (0, 3) and view_as_id <> person_id)`);
    this.addSql(`create index on session (view_as_parent_id) where view_as_parent_id is not null`);
    this.addSql(`create index on session (person_id, last_used_at desc)`);
    this.addSql(`
      create trigger note_last_seen after insert or update of last_used_at on session
      for each row execute function note_last_seen()`);
  }

  #audit(): void {
    this.addSql(`
      alter table audit_log
        add column real_actor_id uuid,
        add column search tsvector generated always as (
          to_tsvector('simple', plain(translate(action, '.-', '  ') || ' ' || coalesce(reason, '')))) stored`);
    this.addSql(`create index on audit_log (at desc, id desc)`);
    this.addSql(`create index on audit_log (action, at desc)`);
    this.addSql(`create index on audit_log (target_id, at desc)`);
    this.addSql(`create index on audit_log (real_actor_id, at desc) where real_actor_id is not null`);
    this.addSql(`create index on audit_log using gin (search)`);
    // A line stays as it was written, for ever, but for one thing: what it says of a person who has been erased
    // may be blanked (data protection law). That leaves who did what to whom, and when.
    this.addSql(`
      create function only_blank_the_erased() returns trigger language plpgsql as $$
      begin
        if (new.id, new.at, new.actor_id, new.real_actor_id, new.action, new.target_type, new.target_id, new.origin)
            is not distinct from
           (old.id, old.at, old.actor_id, old.real_actor_id, old.action, old.target_type, old.target_id, old.origin)
          and (new.before is null or new.before = old.before) and (new.after is null or new.after = old.after)
          and (new.reason is null or new.reason = old.reason) and (new.address is null or new.address = old.address)
          and exists (select from person p where p.erased_at is not null
            and p.id in (old.actor_id, old.target_id)) then
          return new;
        end if;
        raise exception '% is append-only', tg_table_name using errcode = '55000';
      end $$`);
    this.addSql(`drop trigger append_only on audit_log`);
    this.addSql(`
      create trigger append_only before delete on audit_log for each row execute function refuse_change()`);
    this.addSql(`
      create trigger append_only_but_blank before update on audit_log
      for each row execute function only_blank_the_erased()`);
  }

  /** What a link to a file that is written while it is fetched stands for; it dies with the session that asked. */
  #downloads(): void {
    this.addSql(`
      create table download_ticket (
        hash bytea primary key,
        session_id uuid not null references session on delete cascade,
        kind text not null,
        args jsonb not null,
        expires_at timestamptz not null
      )`);
    this.addSql(`create index on download_ticket (session_id)`);
    this.addSql(`create index on download_ticket (expires_at)`);
  }
}
