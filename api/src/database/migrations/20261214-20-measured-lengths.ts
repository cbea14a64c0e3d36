import { Migration } from '@mikro-orm/migrations';

/**
 * Counts the required lessons of courses and enrolments, of which progress is a share, and measures the length of all
 * lessons: seconds of the video, reading time of the text, a minute for each question. Minutes that a teacher entered
 * are no longer part of it. The previous release writes `completed_lessons` only, so a trigger counts the required ones.
 * `enrolment.percentage` is no longer used.
 */
export class Migration2026121420MeasuredLengths extends Migration {
  override up(): void {
    this.addSql('alter table course add column required_lessons integer not null default 0');
    this.addSql('alter table enrolment add column completed_required integer not null default 0');
    this.#count();
    this.#announce();
    this.#progress();
    this.#measure();
  }

  #count(): void {
    const counts = (sign: string, row: string) =>
      `set lesson_count = lesson_count ${sign} 1, duration_sec = duration_sec ${sign} ${row}.duration_sec`;
    const required = (sign: string, row: string) =>
      `required_lessons = required_lessons ${sign} ${row}.is_required::int`;
    this.addSql(`
      create or replace function count_lessons() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' and old.removed_at is null then
          update section ${counts('-', 'old')} where id = old.section_id;
          update course ${counts('-', 'old')}, ${required('-', 'old')} where id = old.course_id;
        end if;
        if tg_op <> 'DELETE' and new.removed_at is null then
          update section ${counts('+', 'new')} where id = new.section_id;
          update course ${counts('+', 'new')}, ${required('+', 'new')} where id = new.course_id;
        end if;
        return null;
      end $$`);
    this.addSql('drop trigger count_lessons on lesson');
    this.addSql(`create trigger count_lessons
      after update of section_id, course_id, duration_sec, is_required, removed_at on lesson
      for each row execute function count_lessons()`);
    this.addSql(`
      create or replace function count_changed_lessons() returns trigger language plpgsql as $$
      declare sign integer := case tg_op when 'DELETE' then -1 else 1 end;
      begin
        perform 1 from section where id in (select section_id from changed) order by id for no key update;
        update section t set lesson_count = lesson_count + sign * a.n, duration_sec = t.duration_sec + sign * a.seconds
          from (select section_id, count(*) as n, sum(duration_sec) as seconds from changed
            where removed_at is null group by 1) a
          where t.id = a.section_id;

        perform 1 from course where id in (select course_id from changed) order by id for no key update;
        update course t set lesson_count = lesson_count + sign * a.n, duration_sec = t.duration_sec + sign * a.seconds,
            required_lessons = required_lessons + sign * a.required
          from (select course_id, count(*) as n, sum(duration_sec) as seconds,
              count(*) filter (where is_required) as required from changed
            where removed_at is null group by 1) a
          where t.id = a.course_id;
        return null;
      end $$`);
  }

  #announce(): void {
    this.addSql(`
      do $$
      declare former text; compared text = 'old.lesson_count IS DISTINCT FROM new.lesson_count';
      begin
        select pg_get_triggerdef(oid) into former from pg_trigger
          where tgrelid = 'course'::regclass and tgname = 'announce_content_change';
        drop trigger announce_content_change on course;
        execute replace(former, compared, compared || ') OR (' || replace(compared, 'lesson_count', 'required_lessons'));
      end $$`);
  }

  #progress(): void {
    this.addSql(`
      create function study_percentage(completed_at timestamptz, completed_required integer, required_lessons integer)
      returns integer language sql immutable parallel safe as $$
        select case when completed_at is null
          then least(100, 100 * completed_required / greatest(required_lessons, 1)) else 100 end
      $$`);
    this.addSql(`
      create function count_completed_required() returns trigger language plpgsql as $$
      begin
        select count(*) into new.completed_required from lesson_progress p
          join lesson l on l.id = p.lesson_id and l.is_required and l.removed_at is null
          where p.enrolment_id = new.id and p.completed_at is not null;
        return new;
      end $$`);
    this.addSql(`create trigger count_completed_required before update of completed_lessons on enrolment
      for each row execute function count_completed_required()`);
    // Locked before anything is counted: of two that meet, the second one counts what the first one wrote
    this.addSql(`
      create or replace function count_progress_again() returns trigger language plpgsql as $$
      declare done text := coalesce(current_setting('sen.counted', true), '');
      begin
        if position(old.course_id::text in done) > 0 then return null; end if;
        perform set_config('sen.counted', done || ' ' || old.course_id, true);
        perform 1 from enrolment where course_id = old.course_id order by id for update;
        update enrolment e set completed_lessons = c.done,
            completed_at = case when c.is_complete then coalesce(e.completed_at, now()) else e.completed_at end,
            completed_version = case when c.is_complete and e.completed_at is null then c.version else e.completed_version end
          from (select x.id, k.version, count(p.completed_at)::int as done,
              count(p.completed_at) filter (where l.is_required)::int as required,
              count(p.completed_at) > 0
                and count(*) filter (where l.is_required and p.completed_at is null) = 0 as is_complete
            from enrolment x join course k on k.id = x.course_id
              join lesson l on l.course_id = x.course_id and l.removed_at is null
              left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = x.id
            where x.course_id = old.course_id group by x.id, k.version) c
          where e.id = c.id and ((e.completed_lessons, e.completed_required) is distinct from (c.done, c.required)
            or c.is_complete and e.completed_at is null);
        return null;
      end $$`);
    this.addSql(`create constraint trigger count_required_again after update of is_required on lesson
      deferrable initially deferred for each row when (old.is_required is distinct from new.is_required)
      execute function count_progress_again()`);
    this.addSql(`create or replace view study_progress as
      select e.student_id, e.course_id, study_percentage(e.completed_at, e.completed_required, c.required_lessons) as percentage,
        e.last_studied_at
      from enrolment e join course c on c.id = e.course_id`);
    this.addSql(`create or replace view course_enrolment as
      select e.id as enrolment_id, e.student_id, e.course_id, e.enrolled_at, e.last_studied_at, e.completed_at,
        e.completed_lessons, e.last_lesson_id, access_now(e.access, e.expires_at) as access, e.completed_required
      from enrolment e`);
  }

  #measure(): void {
    this.addSql(`update course c set required_lessons = (select count(*) from lesson l
      where l.course_id = c.id and l.is_required and l.removed_at is null)`);
    this.addSql('update enrolment set completed_lessons = completed_lessons where completed_lessons > 0');
    this.addSql(`
      update lesson l set duration_sec = t.seconds
      from (select x.id, case
          when x.kind in ('VIDEO', 'LIVE') then coalesce(m.duration_sec, 0)
          when x.kind = 'QUIZ' then 60 * coalesce((select coalesce(z.draw_count, q.questions)
            from quiz z join lesson_quiz q on q.lesson_id = z.lesson_id where z.lesson_id = x.id), 0)
          else coalesce((select ceil(sum(regexp_count(p.said, '[^[:space:][:punct:]]+')) * 0.3)
            from passages_of(x.body) p), 0) end::int as seconds
        from lesson x left join media m on m.id = x.media_id) t
      where t.id = l.id and l.duration_sec <> t.seconds`);
  }
}
