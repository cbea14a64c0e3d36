import { Migration } from '@mikro-orm/migrations';

/**
 * How a lesson's video is watched: one small row for each sitting, written with the report of progress, and sums by day
 * that stay after the rows are gone (docs/adr/0019). Parts are fortieths of the video: a bit in a row, a place in an array.
 */
export class Migration2026112950LessonViewings extends Migration {
  override up(): void {
    // When the sitting began that the next report goes on with; not indexed, so that a report stays a cheap update
    this.addSql(`alter table lesson_progress add column viewing_began_at timestamptz`);
    this.addSql(`
      create table lesson_viewing (
        progress_id uuid not null references lesson_progress on delete cascade,
        began_at timestamptz not null,
        person_id uuid not null references person,
        last_at timestamptz not null,
        media_id uuid not null references media on delete cascade,
        length_sec integer not null check (length_sec > 0),
        stopped_sec integer not null check (stopped_sec between 0 and length_sec),
        played bigint not null,
        replayed bigint not null,
        primary key (progress_id, began_at)
      ) with (fillfactor = 80)`);
    this.addSql(`create index on lesson_viewing (began_at)`);
    this.addSql(`create index on lesson_viewing (person_id)`);
    this.addSql(`create index on lesson_viewing (media_id)`);
    this.addSql(`
      create table lesson_viewing_day (
        lesson_id uuid not null references lesson on delete cascade,
        media_id uuid not null references media on delete cascade,
        day date not null,
        viewings integer not null check (viewings > 0),
        finished integer not null check (finished between 0 and viewings),
        plays integer[] not null check (cardinality(plays) = 40),
        replays integer[] not null check (cardinality(replays) = 40),
        drops integer[] not null check (cardinality(drops) = 40),
        primary key (lesson_id, media_id, day)
      )`);
    this.addSql(`create index on lesson_viewing_day (media_id)`);
    this.addSql(`create index on lesson_viewing_day (day)`);
  }
}
