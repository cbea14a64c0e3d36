import { Migration } from '@mikro-orm/migrations';

/** Reports of comments and ratings: all that is said of one thing is one case, which moderators decide. */
export class Migration2026112832ContentReports extends Migration {
  override up(): void {
    this.addSql(`
      create table content_case (
        id uuid primary key default uuidv7(),
        kind text not null check (kind in ('COMMENT', 'RATING')),
        target_id uuid not null,
        state text not null default 'PENDING' check (state in ('PENDING', 'ACCEPTED', 'REJECTED')),
        outcome text check (outcome in ('HIDDEN', 'REMOVED')),
        reason text,
        decided_by_id uuid references person,
        decided_at timestamptz,
        report_count integer not null default 0,
        created_at timestamptz not null default now(),
        check ((state = 'PENDING') = (decided_at is null)),
        check ((state = 'ACCEPTED') = (outcome is not null))
      )`);
    this.addSql(`create unique index on content_case (kind, target_id) where state = 'PENDING'`);
    this.addSql(`create index on content_case (state, created_at, id)`);
    this.addSql(`create index on content_case (target_id)`);
    this.addSql(`create index on content_case (decided_by_id) where decided_by_id is not null`);
    this.addSql(`
      create table content_report (
        id uuid primary key default uuidv7(),
        case_id uuid not null references content_case on delete cascade,
        reporter_id uuid not null references person,
        note text not null,
        created_at timestamptz not null default now(),
        unique (case_id, reporter_id)
      )`);
    this.addSql(`create index on content_report (reporter_id)`);
    this.addSql(`
      insert into content_case (kind, target_id, report_count, created_at)
        select 'COMMENT', comment_id, count(*), min(created_at) from comment_report group by comment_id`);
    this.addSql(`
      insert into content_report (case_id, reporter_id, note, created_at)
        select k.id, r.reporter_id, r.note, r.created_at from comment_report r join content_case k on k.target_id = r.comment_id`);
  }
}
