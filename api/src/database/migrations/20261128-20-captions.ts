import { Migration } from '@mikro-orm/migrations';

/**
 * Captions of a video in several languages, and what is said in them. A track that was replaced stays with its file, so
 * that an edit of it can be taken back; `lesson.caption_tracks` names the tracks of now, and is what an edit changes.
 */
export class Migration2026112820Captions extends Migration {
  override up(): void {
    this.#tables();
    this.#history();
    this.#bothReleases();
  }

  #tables(): void {
    this.addSql(`
      create table caption_track (
        id uuid primary key default uuidv7(),
        lesson_id uuid not null references lesson on delete cascade,
        language text not null check (language in ('vi', 'en', 'zh', 'ja', 'ko', 'fr', 'de', 'es', 'th')),
        label text not null check (length(label) between 1 and 40),
        media_id uuid not null references media,
        is_default boolean not null default false,
        created_at timestamptz not null default now(),
        replaced_at timestamptz
      )`);
    this.addSql(
      `create unique index caption_track_language on caption_track (lesson_id, language) where replaced_at is null`,
    );
    this.addSql(
      `create unique index caption_track_default on caption_track (lesson_id) where is_default and replaced_at is null`,
    );
    this.addSql(`create index on caption_track (lesson_id)`);
    this.addSql(`create index on caption_track (media_id)`);
    // What is said belongs to the file, which lessons share; it goes with the file
    this.addSql(`
      create table caption_cue (
        media_id uuid not null references media on delete cascade,
        position integer not null,
        start_ms integer not null check (start_ms >= 0),
        end_ms integer not null check (end_ms > start_ms),
        text text not null,
        primary key (media_id, position)
      )`);
    this.addSql(`alter table lesson add column caption_tracks uuid[] not null default '{}'`);
    this.addSql(`
      insert into caption_track (lesson_id, language, label, media_id, is_default, created_at)
      select id, 'vi', 'Tiếng Việt', captions_id, true, updated_at from lesson where captions_id is not null`);
    this.addSql(`
      update lesson l set caption_tracks = array[t.id] from caption_track t where t.lesson_id = l.id`);
  }

  /** What an edit changed of captions is said by `caption_tracks`; the column of the release before follows it. */
  #history(): void {
    this.addSql(`
      do $$ declare body text := pg_get_functiondef('keep_change_of_lesson()'::regprocedure);
      begin
        body := replace(body, '''removed_at'')', '''removed_at'', ''captions_id'')');
        if body not like '%''captions_id''%' then
          raise exception 'changes of a lesson are kept in another way than this migration knows';
        end if;
        execute body;
      end $$`);
  }

  /**
   * The release before knows one file of Vietnamese captions for each lesson: either way of writing is seen by both. At
   * the commit, so that an edit of several rows is one change of the lesson.
   */
  #bothReleases(): void {
    this.addSql(`
      create function follow_captions() returns trigger language plpgsql as $$
      begin
        update lesson l set
            caption_tracks = array(select t.id from caption_track t
              where t.lesson_id = l.id and t.replaced_at is null order by t.is_default desc, t.language),
            captions_id = (select t.media_id from caption_track t
              where t.lesson_id = l.id and t.replaced_at is null and t.language = 'vi')
          where l.id = new.lesson_id;
        -- Of a course that was never on sale no edits are kept
        delete from caption_track t using lesson l join course c on c.id = l.course_id
          where t.lesson_id = new.lesson_id and l.id = t.lesson_id and t.replaced_at is not null
            and c.published_at is null;
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger follow_captions after insert or update of is_default, replaced_at on caption_track
      deferrable initially deferred for each row execute function follow_captions()`);
    this.addSql(`
      create function follow_former_captions() returns trigger language plpgsql as $$
      declare known uuid := (select t.media_id from caption_track t
        where t.lesson_id = new.id and t.language = 'vi' and t.replaced_at is null);
      begin
        if known is not distinct from new.captions_id then return null; end if;
        update caption_track set replaced_at = now()
          where lesson_id = new.id and language = 'vi' and replaced_at is null;
        if new.captions_id is not null then
          insert into caption_track (lesson_id, language, label, media_id, is_default)
            values (new.id, 'vi', 'Tiếng Việt', new.captions_id, not exists (select 1 from caption_track t
              where t.lesson_id = new.id and t.is_default and t.replaced_at is null));
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger follow_former_captions after update of captions_id on lesson
      for each row when (old.captions_id is distinct from new.captions_id) execute function follow_former_captions()`);
    this.addSql(`
      create trigger follow_former_captions_of_new after insert on lesson
      for each row when (new.captions_id is not null) execute function follow_former_captions()`);
  }
}
