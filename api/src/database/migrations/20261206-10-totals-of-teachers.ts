import { Migration } from '@mikro-orm/migrations';

const LISTED = (row: string) => `(${row}.status = 'PUBLISHED' and ${row}.visibility = 'PUBLIC')`;
const TOTALS = ['teacher_id', 'status', 'visibility', 'rating_average', 'rating_count'];
const columnsOf = (row: string) => TOTALS.map((column) => `${row}.${column}`).join(', ');

const AT_COMMIT = 'deferrable initially deferred for each row';

/**
 * What a teacher's courses come to is announced by the names of all of them: a course's page shows it beside its
 * teacher. Before, such a page was forgotten when any course of anyone changed.
 */
export class Migration2026120610TotalsOfTeachers extends Migration {
  override up(): void {
    this.addSql(`
      create function tell_totals_of_teacher() returns trigger language plpgsql as $$
      begin
        perform announce_content('teacher_totals', (
          select string_agg(distinct lower(n.name), ' ')
          from course c
          cross join lateral (
            select c.id::text union all select c.slug
            union all select s.slug from course_slug s where s.course_id = c.id) n(name)
          where c.teacher_id in (old.teacher_id, new.teacher_id)));
        return null;
      end $$`);
    // At the commit: another one may have renamed a course by then, or moved it to the teacher
    this.addSql(`create constraint trigger tell_new_totals after insert on course ${AT_COMMIT}
      when (${LISTED('new')}) execute function tell_totals_of_teacher()`);
    this.addSql(`create constraint trigger tell_lost_totals after delete on course ${AT_COMMIT}
      when (${LISTED('old')}) execute function tell_totals_of_teacher()`);
    this.addSql(`create constraint trigger tell_other_totals after update on course ${AT_COMMIT}
      when ((${columnsOf('old')}) is distinct from (${columnsOf('new')}) and (${LISTED('old')} or ${LISTED('new')}))
      execute function tell_totals_of_teacher()`);
    // As before, under aliases by which it is known that it reads the course whose prices they are
    this.addSql(`
      create or replace view course_price_piece as
        select p.course_id, p.price as list_price, s.is_sale, s.amount,
          greatest(s.starts_at, priced_course.published_at) as starts_at, s.ends_at
        from (select price_change.*, coalesce(lead(valid_from) over (partition by course_id order by valid_from, id), 'infinity') as valid_to
          from course_price_change price_change) p
        join course priced_course on priced_course.id = p.course_id
        cross join lateral (
          select true as is_sale, p.sale_price as amount, p.valid_from as starts_at,
            least(p.valid_to, coalesce(p.sale_ends_at, 'infinity')) as ends_at where p.sale_price is not null
          union all
          select false, p.price, case when p.sale_price is null then p.valid_from
            else greatest(p.valid_from, coalesce(p.sale_ends_at, 'infinity')) end, p.valid_to) s
        where s.ends_at > greatest(s.starts_at, priced_course.published_at)`);
  }
}
