import { Migration } from '@mikro-orm/migrations';

const COURSE =
  'id slug title subtitle description description_words outcomes requirements audience tags level language status visibility category_id teacher_id price sale_price sale_ends_at cover_key rating_average rating_count lesson_count duration_sec version created_at updated_at published_at cover_id cover_token cover_variant is_introductory introductory_at suspended_for certificate_enabled enforce_order marks_playback access_days promo_media_id why_suspended restore_asked_at restore_message';
const LESSON =
  'id course_id section_id title kind rule position is_preview is_required duration_sec body media_id captions_id created_at updated_at version minutes embed_url live_url live_starts_at recording_url drip drip_days drip_at removed_at caption_tracks';

/**
 * What shared answers and pages are made of says to every process that it has changed: the table, and for what lies in
 * a course the names by which it is asked for. Counts of students say nothing, so that a sale empties no cache. The
 * channel of the release before is told as well, as long as it may be running.
 */
export class Migration2026120420ContentChanges extends Migration {
  override up(): void {
    for (const table of ['category', 'course', 'section', 'lesson', 'rating', 'person', 'teacher_profile'])
      this.addSql(`drop trigger tell_catalogue on ${table}`);
    this.#functions();
    this.#inCourses('course', COURSE);
    this.#inCourses('section', 'id course_id title position lesson_count duration_sec removed_at');
    this.#inCourses('lesson', LESSON);
    this.#inCourses(
      'rating',
      'id course_id author_id enrolment_id stars text teacher_reply status created_at percentage course_version updated_at replied_at replied_by_id hidden_for',
    );
    this.#inCourses('course_slug', 'slug course_id');
    this.#alone('category', 'id slug name name_en icon motif parent_id position course_count');
    this.#alone('search_synonym', 'id terms normal version created_at updated_at');
    this.#alone('teacher_profile', 'id person_id headline seller_class tax_id created_at links');
    this.#people();
    // When the next price ends
    this.addSql(`create index course_sale_ends on course (sale_ends_at) where sale_ends_at is not null`);
  }

  #functions(): void {
    this.addSql(`
      create function announce_content(of_table text, names text) returns void language plpgsql as $$
      begin
        perform pg_notify('catalogue_changed', '');
        -- A notice holds 8,000 bytes: without names it counts for all rows of the table
        perform pg_notify('content_changed', of_table || case when octet_length(names) between 1 and 7000 then ' ' || names else '' end);
      end $$`);
    this.addSql(`
      create function tell_content() returns trigger language plpgsql as $$
      begin perform announce_content(tg_table_name, ''); return null; end $$`);
    // The names of a course: its id, its slug now and before, and its former ones
    this.addSql(`
      create function tell_content_of_course() returns trigger language plpgsql as $$
      declare ids uuid[]; slugs text[] := '{}';
      begin
        if tg_table_name = 'course' then
          ids := array[old.id, new.id];
          slugs := array[old.slug, new.slug];
        else
          ids := array[old.course_id, new.course_id];
          if tg_table_name = 'course_slug' then slugs := array[old.slug, new.slug]; end if;
        end if;
        perform announce_content(tg_table_name, (
          select string_agg(distinct lower(name), ' ') from (
            select unnest(ids)::text union all select unnest(slugs)
            union all select c.slug from course c where c.id = any(ids)
            union all select s.slug from course_slug s where s.course_id = any(ids)) n(name)));
        return null;
      end $$`);
  }

  #inCourses(table: string, columns: string): void {
    this.#announcing(table, columns, 'tell_content_of_course');
  }

  #alone(table: string, columns: string): void {
    this.#announcing(table, columns, 'tell_content');
  }

  #announcing(table: string, columns: string, told: string): void {
    this.addSql(
      `create trigger tell_content after insert or delete on ${table} for each row execute function ${told}()`,
    );
    this.addSql(`create trigger tell_content_change after update on ${table} for each row
      when (${changed(columns)}) execute function ${told}()`);
  }

  /** Who signs up is shown nowhere. Of students there is only the name beside a rating, of teachers their page as well. */
  #people(): void {
    this.addSql(`
      create function tell_content_of_teacher() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from teacher_profile where person_id = new.id) then
          perform announce_content(tg_table_name, '');
        end if;
        return null;
      end $$`);
    this.addSql(
      `create trigger tell_content after delete on person for each row execute function tell_content()`,
    );
    this.addSql(`create trigger tell_new_content after insert on person for each row
      when ('TEACHER' = any(new.roles)) execute function tell_content()`);
    this.addSql(`create trigger tell_content_change after update on person for each row
      when (${changed('id full_name avatar_url roles is_active created_at erased_at')}) execute function tell_content()`);
    this.addSql(`create trigger tell_page_change after update on person for each row
      when (${changed('bio skills education experience email_verified_at')}) execute function tell_content_of_teacher()`);
  }
}

const changed = (columns: string): string => {
  const of = (row: string) =>
    columns
      .split(' ')
      .map((column) => `${row}.${column}`)
      .join(', ');
  return `(${of('old')}) is distinct from (${of('new')})`;
};
