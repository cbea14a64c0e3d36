import { Migration } from '@mikro-orm/migrations';

/**
 * Courses may be sold for a time. How long is frozen with the sale, and access ends by the clock: whoever asks is
 * answered by the moment, whether or not the job that writes it down has run.
 */
export class Migration2026112930AccessLength extends Migration {
  override up(): void {
    this.addSql(`
      alter table course add column access_days integer check (access_days between 30 and 3650)`);
    this.addSql(`
      alter table course_revision add column access_days integer check (access_days between 30 and 3650)`);
    this.addSql(`
      alter table order_line add column access_days integer check (access_days > 0),
        add column ended_at timestamptz`);
    // A purchase whose access is over makes way for the next one, and stays a sale
    this.addSql(`drop index order_line_once`);
    this.addSql(`
      create unique index order_line_once on order_line (buyer_id, course_id)
        where state in ('OPEN', 'PAID') and ended_at is null`);
    this.addSql(`
      alter table enrolment add column expires_at timestamptz, add column told_days integer`);
    this.addSql(`
      create index enrolment_expiring on enrolment (expires_at) where access = 'ACTIVE' and expires_at is not null`);
    this.addSql(`
      create function access_now(access text, expires_at timestamptz) returns text language sql stable parallel safe
      return case when access = 'ACTIVE' and expires_at <= now() then 'EXPIRED' else access end`);
    this.#views();
    this.#changes();
  }

  /** As before, by the clock. */
  #views(): void {
    this.addSql(`
      create or replace view course_student as
        select course_id, student_id, access_now(access, expires_at) = 'ACTIVE' as may_study,
          access_now(access, expires_at) as access from enrolment`);
    this.addSql(`
      create or replace view opened_lesson as
        select p.lesson_id, e.student_id, access_now(e.access, e.expires_at) = 'ACTIVE' as may_study,
          access_now(e.access, e.expires_at) as access
        from lesson_progress p join enrolment e on e.id = p.enrolment_id where p.reached_at is not null`);
    this.addSql(`
      create or replace view study_standing as
        select e.id as enrolment_id, e.student_id, e.course_id, access_now(e.access, e.expires_at) as access,
          e.highest_percentage, e.completed_lessons, e.last_studied_at, e.last_lesson_id,
          exists (select 1 from certificate c where c.enrolment_id = e.id and c.status = 'ISSUED')
            and not exists (select 1 from lesson_progress p
              where p.enrolment_id = e.id and p.completed_why = 'TEACHER') as has_certificate
        from enrolment e`);
  }

  /** How long it is sold for is a part of what an edit of a course on sale changes. */
  #changes(): void {
    this.addSql(`
      do $$ declare body text := pg_get_functiondef('keep_change_of_course()'::regprocedure);
      begin
        if body not like '%''price'', ''cover_key''%' then
          raise exception 'changes of a course are kept in another way than this migration knows';
        end if;
        execute replace(body, '''price'', ''cover_key''', '''price'', ''cover_key'', ''access_days''');
      end $$`);
    this.addSql(`drop trigger keep_change on course`);
    this.addSql(`
      create constraint trigger keep_change after update of title, subtitle, description, outcomes, requirements, audience,
        tags, level, language, category_id, price, cover_key, access_days on course deferrable initially deferred
        for each row execute function keep_change_of_course()`);
  }
}
