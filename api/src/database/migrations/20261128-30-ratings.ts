import { Migration } from '@mikro-orm/migrations';

/**
 * What a rating rests on: how far its author was, which version of the course they had studied, what they said before,
 * and who answered when. A rating is hidden for a refund or by a moderator: only the first comes back by itself.
 */
export class Migration2026112830Ratings extends Migration {
  override up(): void {
    this.addSql(`
      alter table rating
        add column percentage integer check (percentage between 0 and 100),
        add column course_version integer,
        add column updated_at timestamptz,
        add column replied_at timestamptz,
        add column replied_by_id uuid references person,
        add column hidden_for text check (hidden_for in ('REFUND', 'MODERATION'))`);
    this.addSql(`update rating set hidden_for = 'REFUND' where status = 'HIDDEN'`);
    this.addSql(`create index on rating (author_id, created_at)`);
    this.addSql(`create index on rating (replied_by_id) where replied_by_id is not null`);
    this.addSql(
      `create index rating_unanswered on rating (course_id, created_at) where status = 'PUBLISHED' and teacher_reply is null`,
    );
    this.addSql(`
      create table rating_version (
        id uuid primary key default uuidv7(),
        rating_id uuid not null references rating on delete cascade,
        stars integer not null check (stars between 1 and 5),
        text text,
        percentage integer,
        course_version integer,
        written_at timestamptz not null
      )`);
    this.addSql(`create index on rating_version (rating_id, written_at)`);
  }
}
