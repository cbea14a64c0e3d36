import { Migration } from '@mikro-orm/migrations';

/** Whoever was decided against may ask once for another moderator to look. */
export class Migration2026120321Appeals extends Migration {
  override up(): void {
    this.addSql(`
      create table content_appeal (
        id uuid primary key default uuidv7(),
        case_id uuid not null unique references content_case on delete cascade,
        appellant_id uuid not null references person,
        first_decider_id uuid references person,
        first_outcome text not null check (first_outcome in ('HIDDEN', 'REMOVED')),
        first_reason text not null,
        first_decided_at timestamptz not null,
        reason text not null,
        state text not null default 'WAITING' check (state in ('WAITING', 'UPHELD', 'REVERSED')),
        answer text,
        decided_by_id uuid references person,
        decided_at timestamptz,
        created_at timestamptz not null default now(),
        check ((state = 'WAITING') = (decided_at is null)),
        check ((state = 'WAITING') = (answer is null)),
        check (decided_by_id is distinct from first_decider_id or decided_by_id is null)
      )`);
    this.addSql('create index on content_appeal (appellant_id)');
    this.addSql('create index on content_appeal (state, created_at, id)');
    this.addSql('create index on content_appeal (decided_by_id) where decided_by_id is not null');
    this.addSql('create index on content_appeal (first_decider_id) where first_decider_id is not null');
  }
}
