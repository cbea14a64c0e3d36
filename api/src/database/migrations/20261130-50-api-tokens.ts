import { Migration } from '@mikro-orm/migrations';

/** Personal API tokens: what a program shows instead of its owner's sign-in. */
export class Migration2026113050ApiTokens extends Migration {
  override up(): void {
    this.addSql(`
      create table api_token (
        id uuid primary key default uuidv7(),
        person_id uuid not null references person on delete cascade,
        name text not null check (length(name) between 1 and 80),
        scopes text[] not null check (cardinality(scopes) > 0),
        hash bytea not null unique check (length(hash) = 32),
        hint text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        last_used_at timestamptz,
        ended_at timestamptz,
        end_reason text check (end_reason in
          ('REVOKED', 'WITHDRAWN', 'PASSWORD_RESET', 'EMAIL_RESTORED', 'PAYOUT_ACCOUNT_UNDONE', 'DEACTIVATED')),
        check ((ended_at is null) = (end_reason is null)),
        check (expires_at <= created_at + interval '367 days')
      )`);
    this.addSql(`create index on api_token (person_id, created_at desc)`);
    this.addSql(`create index on api_token (created_at desc, id desc)`);
    // Every process hears of an ending in the words of the channel of sessions
    this.addSql(`
      create function tell_api_token_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('session_changed', 'api-token:' || old.id);
        return null;
      end $$`);
    this.addSql(`
      create trigger tell after update of ended_at, expires_at, scopes on api_token for each row
      when (old.ended_at is distinct from new.ended_at or old.expires_at is distinct from new.expires_at
        or old.scopes is distinct from new.scopes) execute function tell_api_token_change()`);
    this.addSql(`
      create trigger tell_of_deletion after delete on api_token for each row execute function tell_api_token_change()`);
  }
}
