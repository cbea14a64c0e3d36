import { Migration } from '@mikro-orm/migrations';

/**
 * What was edited of a course since it was first on sale, what waits for a reviewer, and removal that keeps what students
 * did. Changes are written down by the database, at the commit, so that no writer can forget them.
 */
export class Migration2026112701Revisions extends Migration {
  override up(): void {
    this.#tables();
    this.#counters();
    this.#search();
    this.#changes();
    this.#progress();
  }

  #tables(): void {
    this.addSql(`alter table section add column removed_at timestamptz`);
    this.addSql(`alter table lesson add column removed_at timestamptz`);
    this.addSql(`
      create table course_revision (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        state text not null default 'DRAFT'
          check (state in ('DRAFT', 'SUBMITTED', 'SENT_BACK', 'APPLIED', 'REJECTED', 'DISCARDED')),
        title text,
        category_id uuid references category on delete set null,
        price bigint check (price >= 0),
        removed_section_ids uuid[] not null default '{}',
        removed_lesson_ids uuid[] not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        closed_at timestamptz,
        check ((state in ('APPLIED', 'REJECTED', 'DISCARDED')) = (closed_at is not null))
      )`);
    this.addSql(
      `create unique index course_revision_open on course_revision (course_id) where closed_at is null`,
    );
    this.addSql(`create index on course_revision (course_id, created_at desc)`);
    this.addSql(`create index on course_revision (category_id) where category_id is not null`);
    this.addSql(
      `alter table course_review add column revision_id uuid references course_revision on delete cascade`,
    );
    this.addSql(`create index on course_review (revision_id) where revision_id is not null`);
    this.addSql(`alter table enrolment add column completed_version integer`);
    // A certificate for lessons that its teacher marked as done takes no right to a refund away
    this.addSql(`
      create or replace view study_standing as
        select e.id as enrolment_id, e.student_id, e.course_id, e.access, e.highest_percentage, e.completed_lessons,
          e.last_studied_at, e.last_lesson_id,
          exists (select 1 from certificate c where c.enrolment_id = e.id and c.status = 'ISSUED')
            and not exists (select 1 from lesson_progress p
              where p.enrolment_id = e.id and p.completed_why = 'TEACHER') as has_certificate
        from enrolment e`);
    // Offered by learning: lessons in which any student has done anything
    this.addSql(`create view studied_lesson as select lesson_id from lesson_progress`);
    this.addSql(`
      create table course_change (
        id uuid primary key default uuidv7(),
        course_id uuid not null references course on delete cascade,
        version integer not null,
        changed_at timestamptz not null default now(),
        kind text not null check (kind in ('COURSE_EDITED', 'SECTION_ADDED', 'SECTION_EDITED', 'SECTION_REMOVED',
          'LESSON_ADDED', 'LESSON_EDITED', 'LESSON_REMOVED')),
        subject_id uuid not null,
        title text not null,
        fields text[] not null default '{}',
        former jsonb not null default '{}',
        former_media_id uuid references media,
        former_captions_id uuid references media
      )`);
    this.addSql(`create index on course_change (course_id, version desc, id desc)`);
    this.addSql(`create index on course_change (subject_id, id desc)`);
    this.addSql(`create index on course_change (former_media_id) where former_media_id is not null`);
    this.addSql(`create index on course_change (former_captions_id) where former_captions_id is not null`);
  }

  /** What was removed no longer counts. */
  #counters(): void {
    this.addSql(`
      create or replace function count_lessons() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.removed_at is null then
          update section set lesson_count = lesson_count - 1, duration_sec = duration_sec - old.duration_sec where id = old.section_id;
          update course set lesson_count = lesson_count - 1, duration_sec = duration_sec - old.duration_sec where id = old.course_id;
        end if;
        if tg_op <> 'DELETE' and new.removed_at is null then
          update section set lesson_count = lesson_count + 1, duration_sec = duration_sec + new.duration_sec where id = new.section_id;
          update course set lesson_count = lesson_count + 1, duration_sec = duration_sec + new.duration_sec where id = new.course_id;
        end if;
        return null;
      end $$`);
    this.addSql(`drop trigger count_lessons on lesson`);
    this.addSql(`
      create trigger count_lessons after update of section_id, course_id, duration_sec, removed_at on lesson
      for each row execute function count_lessons()`);
    const counted = (table: 'section' | 'course') => `
        perform 1 from ${table} where id in (select ${table}_id from changed) order by id for no key update;
        update ${table} t set lesson_count = lesson_count + sign * a.n, duration_sec = t.duration_sec + sign * a.seconds
          from (select ${table}_id, count(*) as n, sum(duration_sec) as seconds from changed
            where removed_at is null group by 1) a
          where t.id = a.${table}_id;`;
    this.addSql(`
      create or replace function count_changed_lessons() returns trigger language plpgsql as $$
      declare sign integer := case tg_op when 'DELETE' then -1 else 1 end;
      begin
        ${counted('section')}
        ${counted('course')}
        return null;
      end $$`);
  }

  /** The same document as before, of what is still in the course. */
  #search(): void {
    this.addSql(`
      do $$ declare body text := pg_get_functiondef('refresh_course_document(uuid[])'::regprocedure);
      begin
        body := replace(body, 'where l.course_id = c.id)', 'where l.course_id = c.id and l.removed_at is null)');
        body := replace(body, 'from lesson l where l.course_id = any(ids)',
          'from lesson l where l.course_id = any(ids) and l.removed_at is null');
        if body not like '%c.id and l.removed_at%' or body not like '%any(ids) and l.removed_at%' then
          raise exception 'the document of a course is made in another way than this migration knows';
        end if;
        execute body;
      end $$`);
    this.addSql(`drop trigger search_of_lesson on lesson`);
    this.addSql(`
      create trigger search_of_lesson after update of title, course_id, section_id, removed_at on lesson
      for each row when (old.title is distinct from new.title or old.course_id is distinct from new.course_id
        or old.section_id is distinct from new.section_id or old.removed_at is distinct from new.removed_at)
      execute function search_of_lesson()`);
  }

  /**
   * One row for each part of a course that an edit changed, under the version that the edit made. Of a course that was
   * never on sale nothing is kept, nor of one that was never edited.
   */
  #changes(): void {
    this.addSql(`
      create function keep_course_change(of_course uuid, of_kind text, subject uuid, named text, old_row jsonb, new_row jsonb)
      returns void language plpgsql as $$
      declare
        at_version integer;
        changed text[];
      begin
        select version into at_version from course
          where id = of_course and published_at is not null and version > 1;
        if not found then return; end if;
        select coalesce(array_agg(key order by key), '{}') into changed from jsonb_each(old_row) o
          where o.value is distinct from new_row -> o.key;
        if of_kind like '%_EDITED' and cardinality(changed) = 0 then return; end if;
        insert into course_change (course_id, version, kind, subject_id, title, fields, former,
            former_media_id, former_captions_id)
          values (of_course, at_version, of_kind, subject, named, changed,
            case when of_kind like '%_EDITED' then (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(old_row)
              where key = any(changed)) else '{}' end,
            case when 'media_id' = any(changed) then (old_row ->> 'media_id')::uuid end,
            case when 'captions_id' = any(changed) then (old_row ->> 'captions_id')::uuid end);
      end $$`);
    // A course is updated whenever anyone buys or rates it: bound to columns, that costs nothing
    const bound: Record<string, readonly string[]> = {
      course: [
        ...['title', 'subtitle', 'description', 'outcomes', 'requirements', 'audience', 'tags', 'level'],
        ...['language', 'category_id', 'price', 'cover_key'],
      ],
      section: ['title'],
    };
    const named = (table: string) => `array['${bound[table]!.join("', '")}']`;
    const kept: Record<string, string> = {
      course: named('course'),
      section: named('section'),
      lesson: `array(select key from jsonb_object_keys(to_jsonb(old)) key where key not in ('id', 'course_id', 'position',
        'version', 'duration_sec', 'created_at', 'updated_at', 'removed_at'))`,
    };
    const some = (row: string, keys: string) =>
      `(select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(${row})) where key = any(${keys}))`;
    for (const [table, keys] of Object.entries(kept)) {
      const kind = table.toUpperCase();
      const courseId = table === 'course' ? 'id' : 'course_id';
      const removed =
        table === 'course'
          ? 'false'
          : `(to_jsonb(old) ->> 'removed_at' is null and to_jsonb(new) ->> 'removed_at' is not null)`;
      this.addSql(`
        create function keep_change_of_${table}() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then
            perform keep_course_change(new.${courseId}, '${kind}_ADDED', new.id, new.title, '{}', '{}');
          elsif tg_op = 'DELETE' then
            perform keep_course_change(old.${courseId}, '${kind}_REMOVED', old.id, old.title, '{}', '{}');
          elsif ${removed} then
            perform keep_course_change(new.${courseId}, '${kind}_REMOVED', new.id, new.title, '{}', '{}');
          else
            perform keep_course_change(new.${courseId}, '${kind}_EDITED', new.id, new.title,
              ${some('old', keys)}, ${some('new', keys)});
          end if;
          return null;
        end $$`);
      const columns =
        bound[table] && [...bound[table], ...(table === 'section' ? ['removed_at'] : [])].join(', ');
      const update = `update${columns ? ` of ${columns}` : ''}`;
      const events = table === 'course' ? update : `insert or delete or ${update}`;
      this.addSql(`
        create constraint trigger keep_change after ${events} on ${table} deferrable initially deferred
        for each row execute function keep_change_of_${table}()`);
    }
  }

  /** Whoever has completed all that is left has completed the course; once for each course that a transaction touches. */
  #progress(): void {
    this.addSql(`
      create function count_progress_again() returns trigger language plpgsql as $$
      declare done text := coalesce(current_setting('sen.counted', true), '');
      begin
        if position(old.course_id::text in done) > 0 then return null; end if;
        perform set_config('sen.counted', done || ' ' || old.course_id, true);
        -- Locked before anything is counted: of two that meet, the second one counts what the first one wrote
        perform 1 from enrolment where course_id = old.course_id order by id for update;
        update enrolment e set completed_lessons = c.done, percentage = c.percentage,
            completed_at = case when c.is_complete then coalesce(e.completed_at, now()) else e.completed_at end,
            completed_version = case when c.is_complete and e.completed_at is null then c.version else e.completed_version end
          from (select x.id, k.version, count(p.completed_at)::int as done,
              100 * count(p.completed_at)::int / greatest(count(l.id)::int, 1) as percentage,
              count(p.completed_at) > 0
                and count(*) filter (where l.is_required and p.completed_at is null) = 0 as is_complete
            from enrolment x join course k on k.id = x.course_id
              join lesson l on l.course_id = x.course_id and l.removed_at is null
              left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = x.id
            where x.course_id = old.course_id group by x.id, k.version) c
          where e.id = c.id and ((e.completed_lessons, e.percentage) is distinct from (c.done, c.percentage)
            or c.is_complete and e.completed_at is null);
        return null;
      end $$`);
    this.addSql(`
      create constraint trigger count_progress_again after delete or update of removed_at on lesson
      deferrable initially deferred for each row execute function count_progress_again()`);
  }
}
