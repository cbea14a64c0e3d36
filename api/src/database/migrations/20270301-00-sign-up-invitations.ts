import { Migration } from '@mikro-orm/migrations';

/** Invitations to create an account, for sites on which not everybody may do so, and settings with a text. */
export class Migration2027030100SignUpInvitations extends Migration {
  override up(): void {
    this.addSql('alter table setting_value drop constraint setting_value_value_check');
    this.addSql(`alter table setting_value add constraint setting_value_value_check
      check (jsonb_typeof(value) in ('number', 'boolean', 'string', 'object'))`);
    this.addSql(`
      create table sign_up_invitation (
        id uuid primary key default uuidv7(),
        email citext not null,
        token_hash bytea not null unique,
        inviter_id uuid references person,
        sent_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        used_by_id uuid references person,
        withdrawn_at timestamptz
      )`);
    this.addSql(`create unique index sign_up_invitation_open on sign_up_invitation (email)
      where used_at is null and withdrawn_at is null`);
    this.addSql('create index sign_up_invitation_email_idx on sign_up_invitation (lower(email::text))');
    this.addSql(`create index sign_up_invitation_inviter_id_idx on sign_up_invitation (inviter_id)
      where inviter_id is not null`);
    this.addSql(`create index sign_up_invitation_used_by_id_idx on sign_up_invitation (used_by_id)
      where used_by_id is not null`);
  }
}
