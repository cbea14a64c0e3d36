import { Migration } from '@mikro-orm/migrations';

/**
 * Files that students hand in are a kind of their own, so that they are bounded for themselves and leave the package of
 * a seller who studies alone; an extension also opens assignments that refuse late work.
 */
export class Migration2026112850SubmissionFiles extends Migration {
  override up(): void {
    this.addSql(`
      alter table media drop constraint media_kind_check,
        add constraint media_kind_check check (kind in ('VIDEO', 'IMAGE', 'CAPTIONS', 'FILE', 'AUDIO', 'SUBMISSION'))`);
    this.addSql(`update media set kind = 'SUBMISSION' where id in (select media_id from submission_file)`);
    // As before, but for the extension's cut-off where late work is refused
    this.addSql(`
      create or replace view assignment_deadline as
        select d.assignment_id, d.course_id, d.lesson_id, d.student_id, d.enrolment_id, d.access, d.opens_at, d.due_at,
          d.cut_off_at, d.late_policy, d.status, d.has_attempt,
          case when d.late_policy <> 'REFUSED' then d.cut_off_at
            when d.due_at is not null then greatest(d.due_at, d.extended_to) end as closes_at
        from (
          select a.id as assignment_id, a.course_id, a.lesson_id, e.student_id, e.enrolment_id, e.access, a.opens_at,
            case when a.due_at is null or t.is_never_due then null
              else greatest(a.due_at, t.due_at, x.due_at, t.redo_until) end as due_at,
            case when a.cut_off_at is null or t.is_never_closed then null
              else greatest(a.cut_off_at, t.cut_off_at, x.cut_off_at, t.redo_until) end as cut_off_at,
            x.cut_off_at as extended_to,
            coalesce(t.late_policy, a.late_policy) as late_policy,
            coalesce(t.status, 'NOT_SUBMITTED') as status,
            case coalesce(t.status, 'NOT_SUBMITTED') when 'SUBMITTED' then false
              when 'GRADED' then not t.passed and t.number < a.max_attempts
              when 'RETURNED' then t.number < 20 else true end as has_attempt
          from assignment a join study_standing e on e.course_id = a.course_id
          left join assignment_extension x on x.assignment_id = a.id and x.student_id = e.student_id
          left join lateral (
            select (array_agg(s.status order by s.number desc))[1] as status, max(s.number) as number,
              bool_or(s.passed) as passed, max(s.redo_until) as redo_until,
              max(s.terms->>'latePolicy') filter (where s.status = 'DRAFT') as late_policy,
              max((s.terms->>'dueAt')::timestamptz) filter (where s.status = 'DRAFT') as due_at,
              max((s.terms->>'cutOffAt')::timestamptz) filter (where s.status = 'DRAFT') as cut_off_at,
              coalesce(bool_or(s.status = 'DRAFT' and s.terms->>'dueAt' is null), false) as is_never_due,
              coalesce(bool_or(s.status = 'DRAFT' and s.terms->>'cutOffAt' is null), false) as is_never_closed
            from assignment_submission s where s.assignment_id = a.id and s.student_id = e.student_id) t on true) d`);
  }
}
