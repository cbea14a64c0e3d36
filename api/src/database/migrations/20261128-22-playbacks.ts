import { Migration } from '@mikro-orm/migrations';

/** Who played which lesson under which code: what a code that is seen in a leaked recording leads back to. */
export class Migration2026112822Playbacks extends Migration {
  override up(): void {
    this.addSql(`alter table course add column marks_playback boolean not null default false`);
    this.addSql(`
      create table playback (
        id uuid primary key default uuidv7(),
        code text not null unique,
        person_id uuid not null references person,
        lesson_id uuid not null references lesson on delete cascade,
        began_at timestamptz not null default now()
      )`);
    this.addSql(`create index on playback (person_id, lesson_id, began_at desc)`);
    this.addSql(`create index on playback (lesson_id)`);
    this.addSql(`create index on playback (began_at)`);
  }
}
