import { Migration } from '@mikro-orm/migrations';

/**
 * Each use of an uploaded file is a foreign key to its row: covers and pictures of people get rows, too. Their keys
 * and addresses stay beside them, since the version before reads and writes those.
 */
export class Migration2026112253FileUses extends Migration {
  override up(): void {
    this.addSql(
      `alter table media add column files text[] not null default '{}', add column unused_since timestamptz`,
    );
    this.addSql(`create index on media (unused_since) where unused_since is not null`);
    this.addSql(`alter table course add column cover_id uuid references media`);
    this.addSql(`alter table person add column avatar_id uuid references media`);
    this.addSql(`create index on course (cover_id)`);
    this.addSql(`create index on person (avatar_id)`);
    this.addSql(`
      insert into media (owner_id, kind, storage_key, content_type, size_bytes, files)
      select teacher_id, 'IMAGE', cover_key, 'image/webp', 0, array[cover_key || '-480.webp', cover_key || '-960.webp']
      from course where cover_key is not null`);
    this.addSql(`update course c set cover_id = m.id from media m where m.storage_key = c.cover_key`);
    this.addSql(`
      insert into media (owner_id, kind, storage_key, content_type, size_bytes, files)
      select id, 'IMAGE', substr(avatar_url, 8), 'image/webp', 0, array[substr(avatar_url, 8)]
      from person where avatar_url like '/media/avatars/%'`);
    this.addSql(
      `update person p set avatar_id = m.id from media m where m.storage_key = substr(p.avatar_url, 8)`,
    );
    // What lies in the storage and is named by anything: a row, or a key or address that the version before wrote
    this.addSql(`
      create view named_file as
        select unnest(case when files = '{}' then array[storage_key] else files end) as name from media
        union all select cover_key || size from course cross join (values ('-480.webp'), ('-960.webp')) s(size)
          where cover_key is not null
        union all select substr(avatar_url, 8) from person where avatar_url like '/media/avatars/%'`);
  }
}
