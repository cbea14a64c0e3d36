import { Migration } from '@mikro-orm/migrations';

/** API tokens can be renewed, are reminded of once before they end, and know from where they were last used. */
export class Migration2026120130ApiTokenRenewal extends Migration {
  override up(): void {
    this.addSql(`
      alter table api_token
        add column renewed_as_id uuid references api_token on delete set null,
        add column reminded_at timestamptz,
        add column last_used_address text`);
    this.addSql(`create index on api_token (renewed_as_id) where renewed_as_id is not null`);
    // What a reminder looks for, hour by hour
    this.addSql(`create index on api_token (expires_at) where ended_at is null and reminded_at is null`);
  }
}
