import { Migration } from '@mikro-orm/migrations';

/** Lessons of every kind, the ways to complete them, and why each of them counts as complete. */
export class Migration2026112710LessonKinds extends Migration {
  override up(): void {
    this.addSql(`
      alter table lesson
        drop constraint lesson_kind_check, drop constraint lesson_rule_check,
        add constraint lesson_kind_check
          check (kind in ('TEXT', 'VIDEO', 'FILE', 'QUIZ', 'ASSIGNMENT', 'LIVE', 'EMBED')),
        add constraint lesson_rule_check check (rule in ('WATCH', 'DWELL', 'PASS', 'SUBMIT', 'MANUAL'))`);
    // A lesson may be complete without having been handed out: by its teacher
    this.addSql(`
      alter table lesson_progress
        alter column reached_at drop not null,
        add column best_score integer check (best_score between 0 and 100),
        add column completed_why text
          check (completed_why in ('WATCH', 'DWELL', 'PASS', 'SUBMIT', 'MANUAL', 'TEACHER')),
        add check (completed_why is null or completed_at is not null)`);
    this.addSql(`
      update lesson_progress p set completed_why = l.rule from lesson l
      where l.id = p.lesson_id and p.completed_at is not null`);
    this.addSql(`
      create or replace view opened_lesson as
        select p.lesson_id, e.student_id, e.access = 'ACTIVE' as may_study
        from lesson_progress p join enrolment e on e.id = p.enrolment_id where p.reached_at is not null`);
  }
}
