import { Migration } from '@mikro-orm/migrations';

/**
 * Counters are written once for each statement and not once for each row: whoever adds a thousand rows waits for one
 * update of a course. Updates of a lesson or a rating stay row by row, since only there a trigger can be bound to columns.
 *
 * What is counted into is locked first, in the order of ids: of two who write at once the second one counts what the
 * first one wrote, and neither waits for the other in a circle.
 */
export class Migration2026112301CountersByStatement extends Migration {
  override up(): void {
    this.#students();
    this.#ratings();
    this.#lessons();
    this.#siblings();
  }

  #students(): void {
    this.addSql(`drop trigger count_students on enrolment`);
    this.addSql(`
      create or replace function count_students() returns trigger language plpgsql as $$
      begin
        perform 1 from course where id in (select course_id from changed) order by id for no key update;
        update course c set student_count = student_count + a.n
          from (select course_id, count(*) as n from changed group by 1) a where c.id = a.course_id;
        return null;
      end $$`);
    this.addSql(`
      create trigger count_students after insert on enrolment
      referencing new table as changed for each statement execute function count_students()`);
  }

  #ratings(): void {
    this.addSql(`
      create function score_courses(ids uuid[]) returns void language plpgsql as $$
      begin
        perform 1 from course where id = any(ids) order by id for no key update;
        update course c set (rating_average, rating_count) = (
          select coalesce(round(avg(stars), 2), 0), count(*) from rating where course_id = c.id and status = 'PUBLISHED'
        ) where id = any(ids);
      end $$`);
    this.addSql(`
      create or replace function score_course() returns trigger language plpgsql as $$
      begin perform score_courses(array[new.course_id]); return null; end $$`);
    this.addSql(`
      create function score_rated_courses() returns trigger language plpgsql as $$
      begin perform score_courses(array(select distinct course_id from changed)); return null; end $$`);
    this.addSql(`drop trigger score_course on rating`);
    this.addSql(`
      create trigger score_course after update of stars, status on rating
      for each row execute function score_course()`);
    this.#perStatement('rating', 'score_rated_courses');
  }

  #lessons(): void {
    const counted = (table: 'section' | 'course') => `
        perform 1 from ${table} where id in (select ${table}_id from changed) order by id for no key update;
        update ${table} t set lesson_count = lesson_count + sign * a.n, duration_sec = t.duration_sec + sign * a.seconds
          from (select ${table}_id, count(*) as n, sum(duration_sec) as seconds from changed group by 1) a
          where t.id = a.${table}_id;`;
    this.addSql(`
      create function count_changed_lessons() returns trigger language plpgsql as $$
      declare sign integer := case tg_op when 'DELETE' then -1 else 1 end;
      begin
        ${counted('section')}
        ${counted('course')}
        return null;
      end $$`);
    this.addSql(`drop trigger count_lessons on lesson`);
    this.addSql(`
      create trigger count_lessons after update of section_id, course_id, duration_sec on lesson
      for each row execute function count_lessons()`);
    this.#perStatement('lesson', 'count_changed_lessons');
  }

  /** Writers of one parent took turns by a lock of the server's table of locks, which thousands of orders fill. */
  #siblings(): void {
    const full = `raise exception '% holds at most % rows of one %', tg_table_name, tg_argv[1], tg_argv[0]
            using errcode = 'check_violation';`;
    this.addSql(`
      create or replace function bound_siblings() returns trigger language plpgsql as $$
      declare
        parent uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
        siblings bigint;
      begin
        if parent is null then
          return new;
        end if;
        execute format('select 1 from %I where id = $1 for no key update', tg_argv[2]) using parent;
        execute format('select count(*) from %I where %I = $1 and id <> $2', tg_table_name, tg_argv[0])
          into siblings using parent, new.id;
        if siblings >= tg_argv[1]::int then
          ${full}
        end if;
        return new;
      end $$`);
    this.addSql(`
      create function bound_new_siblings() returns trigger language plpgsql as $$
      declare is_full boolean;
      begin
        execute format('select 1 from %I where id in (select %I from changed) order by id for no key update',
          tg_argv[2], tg_argv[0]);
        execute format('select exists (select 1 from %I where %2$I in (select %2$I from changed) group by %2$I having count(*) > $1)',
          tg_table_name, tg_argv[0]) into is_full using tg_argv[1]::int;
        if is_full then
          ${full}
        end if;
        return null;
      end $$`);
    for (const [table, column, limit, parent] of [
      ['category', 'parent_id', 30, 'category'],
      ['order_line', 'order_id', 20, 'orders'],
    ]) {
      const facts = `'${column}', '${limit}', '${parent}'`;
      this.addSql(`drop trigger bound_siblings on ${table}`);
      this.addSql(`
        create trigger bound_siblings before update of ${column} on ${table}
        for each row execute function bound_siblings(${facts})`);
      this.addSql(`
        create trigger bound_new_siblings after insert on ${table}
        referencing new table as changed for each statement execute function bound_new_siblings(${facts})`);
    }
  }

  /** A trigger can name rows of one kind of event only. */
  #perStatement(table: string, does: string): void {
    for (const [event, rows] of [
      ['insert', 'new'],
      ['delete', 'old'],
    ])
      this.addSql(`
        create trigger ${does}_${event} after ${event} on ${table}
        referencing ${rows} table as changed for each statement execute function ${does}()`);
  }
}
