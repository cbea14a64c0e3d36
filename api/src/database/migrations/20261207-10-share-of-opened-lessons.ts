import { Migration } from '@mikro-orm/migrations';

/**
 * How far a student has come once a lesson is opened, counted behind the lock that the statement around it waited for:
 * only a volatile function sees what was committed after that statement began.
 */
export class Migration2026120710ShareOfOpenedLessons extends Migration {
  override up(): void {
    this.addSql(`
      create function share_with_opened(of_enrolment uuid, opened uuid) returns int language plpgsql volatile as $$
      begin
        return (
          select least(100, 100 * (1 + (select count(*) from lesson_progress p
              join lesson l on l.id = p.lesson_id and l.removed_at is null
              where p.enrolment_id = e.id and p.reached_at is not null and p.lesson_id <> opened))
            / greatest(c.lesson_count, 1))::int
          from enrolment e join course c on c.id = e.course_id where e.id = of_enrolment);
      end $$`);
  }
}
