import { Migration } from '@mikro-orm/migrations';

/** Extensions, Vietnamese text, and the guards that several tables share. */
export class Migration2026112001Foundation extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists unaccent`);
    this.addSql(`create extension if not exists pg_trgm`);
    this.addSql(`create extension if not exists citext`);
    this.addSql(`create collation vietnamese (provider = icu, locale = 'vi-VN')`);
    // unaccent is only stable, since its dictionary may change; generated columns and indexes need a promise.
    this.addSql(`
      create function plain(text) returns text language sql immutable strict parallel safe
      as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$`);
    // Compiled reads call it where the schema promises a value and a row breaks the promise.
    this.addSql(`
      create function read_null(field text) returns json language plpgsql immutable
      as $$ begin raise exception 'null in non-null field %', field using errcode = '22004'; end $$`);
    this.addSql(`
      create function refuse_change() returns trigger language plpgsql
      as $$ begin raise exception '% is append-only', tg_table_name using errcode = '55000'; end $$`);
    this.addSql(`
      create table audit_log (
        id uuid primary key default uuidv7(),
        at timestamptz not null default now(),
        actor_id uuid,
        action text not null,
        target_type text not null,
        target_id uuid,
        before jsonb,
        after jsonb,
        reason text,
        address text,
        origin text not null
      )`);
    this.addSql(`
      create table idempotent_request (
        person_id uuid not null,
        key text not null,
        request_hash text not null,
        result jsonb,
        created_at timestamptz not null default now(),
        primary key (person_id, key)
      )`);
    this.addSql(`create index on audit_log (target_type, target_id, at)`);
    this.addSql(`create index on audit_log (actor_id, at)`);
    this.addSql(`
      create trigger append_only before update or delete on audit_log
      for each row execute function refuse_change()`);
    this.addSql(`
      create trigger append_only_all before truncate on audit_log
      for each statement execute function refuse_change()`);
  }
}
