import { Migration } from '@mikro-orm/migrations';

/** Whoever answers for a course hears of each comment below its lessons, wherever they are. */
export class Migration2026112831Inbox extends Migration {
  override up(): void {
    this.addSql(`
      create function tell_answering_teachers() returns trigger language plpgsql as $$
      begin
        perform pg_notify('live', 'inbox:' || t.person_id || ':' || new.id)
          from (
            select c.teacher_id as person_id from lesson l join course c on c.id = l.course_id where l.id = new.lesson_id
            union select x.person_id from lesson l join co_teacher x on x.course_id = l.course_id
              where l.id = new.lesson_id and x.person_id is not null and 'ANSWER' = any(x.rights)) t;
        return null;
      end $$`);
    this.addSql(`
      create trigger tell_teachers after insert or update on comment
      for each row execute function tell_answering_teachers()`);
  }
}
