import { Migration } from '@mikro-orm/migrations';

/** What features let those below them read of their tables, as views that PostgreSQL inlines. */
export class Migration2026112252OfferedViews extends Migration {
  override up(): void {
    // Of learning: who is in a course, and whether they may study now
    this.addSql(`
      create view course_student as
        select course_id, student_id, access = 'ACTIVE' as may_study from enrolment`);
    // Of learning: whom a lesson was handed out to
    this.addSql(`
      create view opened_lesson as
        select p.lesson_id, e.student_id, e.access = 'ACTIVE' as may_study
        from lesson_progress p join enrolment e on e.id = p.enrolment_id`);
    // Of billing: courses that wait to be paid, and until when
    this.addSql(`
      create view payable_course as
        select l.id, o.buyer_id, l.course_id, l.title, o.expires_at
        from orders o join order_line l on l.order_id = o.id where o.status = 'PENDING'`);
  }
}
