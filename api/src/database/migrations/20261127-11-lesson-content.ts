import { Migration } from '@mikro-orm/migrations';

/** What lessons of files, live lessons and embedded pages are made of, and when a lesson opens. */
export class Migration2026112711LessonContent extends Migration {
  override up(): void {
    this.addSql(`
      alter table lesson
        add column minutes integer check (minutes between 1 and 600),
        add column embed_url text,
        add column live_url text,
        add column live_starts_at timestamptz,
        add column recording_url text,
        add column drip text not null default 'NONE' check (drip in ('NONE', 'RELATIVE', 'DATE')),
        add column drip_days integer check (drip_days between 1 and 730),
        add column drip_at timestamptz,
        add check ((drip = 'RELATIVE') = (drip_days is not null)),
        add check ((drip = 'DATE') = (drip_at is not null))`);
    this.addSql(`alter table course add column enforce_order boolean not null default false`);
    this.addSql(`
      alter table media drop constraint media_kind_check,
        add constraint media_kind_check check (kind in ('VIDEO', 'IMAGE', 'CAPTIONS', 'FILE'))`);
    this.addSql(`
      create table lesson_file (
        id uuid primary key default uuidv7(),
        lesson_id uuid not null references lesson on delete cascade,
        media_id uuid not null references media,
        name text not null,
        type text not null
          check (type in ('PDF', 'IMAGE', 'AUDIO', 'DOCUMENT', 'SHEET', 'SLIDES', 'TEXT', 'ARCHIVE')),
        created_at timestamptz not null default now()
      )`);
    this.addSql(`create index on lesson_file (lesson_id)`);
    this.addSql(`create index on lesson_file (media_id)`);
  }
}
