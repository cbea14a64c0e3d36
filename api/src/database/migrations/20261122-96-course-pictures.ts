import { Migration } from '@mikro-orm/migrations';

/** Pictures that texts of a course show. Texts refer to them by id; the file goes when no row refers to it any more. */
export class Migration2026112296CoursePictures extends Migration {
  override up(): void {
    this.addSql(`
      create table course_picture (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        media_id uuid not null references media,
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`create index on course_picture (course_id)`);
    this.addSql(`create index on course_picture (media_id)`);
  }
}
